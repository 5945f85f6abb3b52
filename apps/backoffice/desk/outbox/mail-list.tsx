import Box from "@mui/material/Box";
import { DataTable, type RaRecord, SearchInput, SelectInput, SimpleList } from "react-admin";
import type { Mail } from "../../server/desk/transport/mail-shapes.ts";
import { DateTime, DateTimeField } from "../shell/date-time-field.tsx";
import { RecordList } from "../shell/record-list.tsx";
import { RowLink } from "../shell/row-link.tsx";
import { mailCopy as copy } from "./copy.ts";
import { MailStateBadge, mailStateChoices } from "./mail-state.tsx";
import { NoServerNotice } from "./no-server-notice.tsx";

const filters = [
  <SearchInput key="q" source="q" placeholder={copy.search} alwaysOn />,
  <SelectInput key="state" source="state" label={copy.state} choices={mailStateChoices} alwaysOn />,
];

/** All outgoing mails with their states. */
export function MailList() {
  return (
    <>
      <NoServerNotice />
      <RecordList
        copy={copy}
        filters={filters}
        sort={{ field: "createdAt", order: "DESC" }}
        cards={<MailCards />}
      >
        <DataTable rowClick="show" bulkActionButtons={false}>
          <DataTable.Col source="createdAt" field={DateTimeField} />
          <DataTable.Col
            source="state"
            render={(mail: RaRecord & Mail) => <MailStateBadge state={mail.state} />}
          />
          <DataTable.Col
            source="subject"
            render={(mail: RaRecord & Mail) => (
              <RowLink to={`/outbox/${mail.id}/show`}>{mail.subject}</RowLink>
            )}
          />
          <DataTable.Col source="recipient" />
          <DataTable.NumberCol source="attempts" />
          <DataTable.Col source="sentAt" field={DateTimeField} />
        </DataTable>
      </RecordList>
    </>
  );
}

function MailCards() {
  return (
    <SimpleList<RaRecord & Mail>
      linkType="show"
      primaryText={(mail) => (
        <Box component="span" sx={{ display: "flex", gap: 1, justifyContent: "space-between" }}>
          <Box component="span" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
            {mail.subject}
          </Box>
          <MailStateBadge state={mail.state} />
        </Box>
      )}
      secondaryText={(mail) => (
        <>
          {mail.recipient} · <DateTime iso={mail.createdAt} />
        </>
      )}
    />
  );
}
