import AddIcon from "@mui/icons-material/Add";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { DataTable, type RaRecord, SimpleList } from "react-admin";
import { Link } from "react-router";
import type { Webhook } from "../../server/desk/transport/webhook-shapes.ts";
import { Badge } from "../shell/badge.tsx";
import { DateTimeField } from "../shell/date-time-field.tsx";
import { RecordList } from "../shell/record-list.tsx";
import { RowLink } from "../shell/row-link.tsx";
import { webhookCopy as copy } from "./copy.ts";

const create = (
  <Button component={Link} to="/webhooks/create" variant="contained" startIcon={<AddIcon />}>
    {copy.create}
  </Button>
);

/** The systems that are told about leads. */
export function WebhookList() {
  return (
    <RecordList
      copy={copy}
      sort={{ field: "createdAt", order: "DESC" }}
      create={create}
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
