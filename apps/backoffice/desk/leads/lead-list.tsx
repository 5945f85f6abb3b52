import { formatDateTime } from "@crm/contract/dates";
import Box from "@mui/material/Box";
import {
  DataTable,
  type RaRecord,
  SearchInput,
  SelectInput,
  SimpleList,
  useRefresh,
} from "react-admin";
import type { Lead } from "../../server/desk/transport/shapes.ts";
import { useLeadChanges } from "../live/use-lead-changes.ts";
import { DateTimeField } from "../shell/date-time-field.tsx";
import { RecordList } from "../shell/record-list.tsx";
import { RowLink } from "../shell/row-link.tsx";
import { leadCopy as copy } from "./copy.ts";
import { DownloadButton } from "./download-button.tsx";
import { LeadBadges, leadKindChoices } from "./lead-kind.tsx";
import { leadDisplayName } from "./lead-name.ts";

const filters = [
  <SearchInput key="q" source="q" placeholder={copy.search} alwaysOn />,
  <SelectInput key="kind" source="kind" label={copy.kind} choices={leadKindChoices} alwaysOn />,
  <SelectInput
    key="review"
    source="review"
    label={copy.review}
    choices={[{ id: "held", name: copy.held }]}
    alwaysOn
  />,
];

/** The leads from forms, newest first. They arrive by themselves. */
export function LeadList() {
  const refresh = useRefresh();
  useLeadChanges(() => refresh());
  return (
    <RecordList
      copy={copy}
      filters={filters}
      sort={{ field: "createdAt", order: "DESC" }}
      tools={<DownloadButton />}
      cards={<LeadCards />}
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="createdAt" field={DateTimeField} />
        <DataTable.Col
          source="kind"
          disableSort
          render={(lead: RaRecord & Lead) => <LeadBadges lead={lead} />}
        />
        <DataTable.Col
          source="name"
          disableSort
          render={(lead: RaRecord & Lead) => (
            <RowLink to={`/leads/${lead.id}/show`}>{leadDisplayName(lead)}</RowLink>
          )}
        />
        <DataTable.Col source="companyName" disableSort />
        <DataTable.Col source="companySize" disableSort />
        <DataTable.Col source="email" disableSort />
        <DataTable.Col source="phone" disableSort sx={{ whiteSpace: "nowrap" }} />
      </DataTable>
    </RecordList>
  );
}

function LeadCards() {
  return (
    <SimpleList<RaRecord & Lead>
      linkType="show"
      primaryText={(lead) => (
        <Box component="span" sx={{ display: "flex", gap: 1, justifyContent: "space-between" }}>
          <Box component="span" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
            {leadDisplayName(lead)}
          </Box>
          <LeadBadges lead={lead} />
        </Box>
      )}
      secondaryText={(lead) => (
        <>{[lead.companyName, formatDateTime(lead.createdAt)].filter(Boolean).join(" · ")}</>
      )}
    />
  );
}
