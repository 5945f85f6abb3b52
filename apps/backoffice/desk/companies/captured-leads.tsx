import { formatDateTime } from "@crm/contract/dates";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { DataTable, type RaRecord, SearchInput, SimpleList } from "react-admin";
import type { CapturedLead } from "../../server/desk/transport/company-shapes.ts";
import { DateTimeField } from "../shell/date-time-field.tsx";
import { RecordList } from "../shell/record-list.tsx";
import { RowLink } from "../shell/row-link.tsx";
import { capturedCopy as copy } from "./copy.ts";

const filters = [<SearchInput key="q" source="q" placeholder={copy.search} alwaysOn />];

/** The leads that one company captured, the newest first. */
export function CapturedLeads({ companyId }: { companyId: string }) {
  return (
    <Box component="section">
      <Typography variant="h6" component="h2">
        {copy.title}
      </Typography>
      <RecordList
        part={{ resource: "capturedLeads", filter: { companyId } }}
        copy={copy}
        filters={filters}
        sort={{ field: "createdAt", order: "DESC" }}
        cards={<LeadCards />}
      >
        <DataTable rowClick="show" bulkActionButtons={false}>
          <DataTable.Col source="createdAt" field={DateTimeField} />
          <DataTable.Col
            source="name"
            disableSort
            render={(lead: RaRecord & CapturedLead) => (
              <RowLink to={`/capturedLeads/${lead.id}/show`}>{nameLead(lead)}</RowLink>
            )}
          />
          <DataTable.Col source="companyName" disableSort />
          <DataTable.Col source="email" disableSort sx={{ overflowWrap: "anywhere" }} />
          <DataTable.Col source="phone" disableSort />
        </DataTable>
      </RecordList>
    </Box>
  );
}

function LeadCards() {
  return (
    <SimpleList<RaRecord & CapturedLead>
      linkType="show"
      primaryText={(lead) => (
        <Box component="span" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
          {nameLead(lead)}
        </Box>
      )}
      secondaryText={({ companyName, createdAt }) => (
        <>{[companyName, formatDateTime(createdAt)].filter(Boolean).join(" · ")}</>
      )}
    />
  );
}

/** What a captured lead is called: all of its fields are optional. */
export function nameLead({ name, email, phone }: CapturedLead): string {
  return name ?? email ?? phone ?? copy.nameless;
}
