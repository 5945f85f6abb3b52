import Box from "@mui/material/Box";
import { DataTable, type RaRecord, SimpleList } from "react-admin";
import type { Webhook } from "../../server/desk/transport/webhook-shapes.ts";
import { Badge } from "../shell/badge.tsx";
import { CreateLink } from "../shell/create-link.tsx";
import { DateTimeField } from "../shell/date-time-field.tsx";
import { RecordList } from "../shell/record-list.tsx";
import { RowLink } from "../shell/row-link.tsx";
import { webhookCopy as copy } from "./copy.ts";

/** The systems that are told about leads. */
export function WebhookList() {
  return (
    <RecordList
      copy={copy}
      sort={{ field: "createdAt", order: "DESC" }}
      create={<CreateLink resource="webhooks" label={copy.create} />}
      cards={<WebhookCards />}
    >
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <DataTable.Col
          source="name"
          disableSort
          render={(webhook: RaRecord & Webhook) => (
            <RowLink to={`/webhooks/${webhook.id}`}>{webhook.name}</RowLink>
          )}
        />
        <DataTable.Col source="url" disableSort sx={{ overflowWrap: "anywhere" }} />
        <DataTable.Col
          source="active"
          disableSort
          render={(webhook: RaRecord & Webhook) => <ActiveBadge active={webhook.active} />}
        />
        <DataTable.Col source="createdAt" field={DateTimeField} />
      </DataTable>
    </RecordList>
  );
}

function WebhookCards() {
  return (
    <SimpleList<RaRecord & Webhook>
      linkType="edit"
      primaryText={(webhook) => (
        <Box component="span" sx={{ display: "flex", gap: 1, justifyContent: "space-between" }}>
          <Box component="span" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
            {webhook.name}
          </Box>
          <ActiveBadge active={webhook.active} />
        </Box>
      )}
      secondaryText={({ url }) => (
        <Box component="span" sx={{ overflowWrap: "anywhere" }}>
          {url}
        </Box>
      )}
    />
  );
}

function ActiveBadge({ active }: { active: boolean }) {
  return <Badge tone={active ? "done" : "quiet"} label={copy.states[active ? "on" : "off"]} />;
}
