import { formatDateTime } from "@crm/contract/dates";
import Box from "@mui/material/Box";
import { DataTable, type RaRecord, SimpleList } from "react-admin";
import type { DeskPerson } from "../../server/desk/transport/people-shapes.ts";
import { Badge } from "../shell/badge.tsx";
import { CreateLink } from "../shell/create-link.tsx";
import { RecordList } from "../shell/record-list.tsx";
import { RowLink } from "../shell/row-link.tsx";
import { peopleCopy as copy, roleNames } from "./copy.ts";

type Row = RaRecord & DeskPerson;

/** Everybody who may open the desk. */
export function PersonList() {
  return (
    <RecordList
      copy={copy}
      sort={{ field: "name", order: "ASC" }}
      create={<CreateLink resource="people" label={copy.invite} />}
      cards={<PersonCards />}
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col
          source="name"
          disableSort
          render={({ id, name }: Row) => <RowLink to={`/people/${id}/show`}>{name}</RowLink>}
        />
        <DataTable.Col source="email" disableSort sx={{ overflowWrap: "anywhere" }} />
        <DataTable.Col source="role" disableSort render={({ role }: Row) => roleNames[role]} />
        <DataTable.Col source="lastSeenAt" disableSort render={LastSeen} />
        <DataTable.Col
          source="twoStep"
          disableSort
          render={({ twoStep }: Row) => (
            <Badge tone={twoStep ? "done" : "quiet"} label={twoStep ? copy.on : copy.off} />
          )}
        />
      </DataTable>
    </RecordList>
  );
}

function LastSeen({ isInvited, lastSeenAt }: Row) {
  if (isInvited) return <Badge tone="waiting" label={copy.invited} />;
  return lastSeenAt ? formatDateTime(lastSeenAt) : copy.never;
}

function PersonCards() {
  return (
    <SimpleList<Row>
      linkType="show"
      primaryText={({ name, role, isInvited }) => (
        <Box component="span" sx={{ display: "flex", gap: 1, justifyContent: "space-between" }}>
          <Box component="span" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
            {name}
          </Box>
          <Badge
            tone={isInvited ? "waiting" : "quiet"}
            label={isInvited ? copy.invited : roleNames[role]}
          />
        </Box>
      )}
      secondaryText={({ email, role, isInvited, lastSeenAt }) => (
        <>
          {email}
          {isInvited ? ` · ${roleNames[role]}` : null}
          {lastSeenAt ? (
            <>
              {" · "}
              <Box component="span" sx={{ whiteSpace: "nowrap" }}>
                {copy.lastSeen(formatDateTime(lastSeenAt))}
              </Box>
            </>
          ) : null}
        </>
      )}
    />
  );
}
