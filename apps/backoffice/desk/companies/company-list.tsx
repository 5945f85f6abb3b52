import { formatDateTime } from "@crm/contract/dates";
import { subscriptionLimits } from "@crm/contract/pricing/plans";
import Box from "@mui/material/Box";
import { DataTable, type RaRecord, SearchInput, SimpleList } from "react-admin";
import type { Company } from "../../server/desk/transport/company-shapes.ts";
import { CreateLink } from "../shell/create-link.tsx";
import { DateTimeField } from "../shell/date-time-field.tsx";
import { RecordList } from "../shell/record-list.tsx";
import { RowLink } from "../shell/row-link.tsx";
import { useMay } from "../transport/rights.ts";
import { companyCopy as copy } from "./copy.ts";
import { formatCount } from "./count.ts";

const filters = [<SearchInput key="q" source="q" placeholder={copy.search} alwaysOn />];

/** The customers of the lead API. */
export function CompanyList() {
  const mayManage = useMay("companies", "manage");
  return (
    <RecordList
      copy={copy}
      filters={filters}
      sort={{ field: "name", order: "ASC" }}
      create={mayManage ? <CreateLink resource="companies" label={copy.create} /> : null}
      cards={<CompanyCards />}
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col
          source="name"
          render={({ id, name }: RaRecord & Company) => (
            <RowLink to={`/companies/${id}/show`}>{name}</RowLink>
          )}
        />
        <DataTable.Col source="workflows" disableSort render={writeWorkflows} />
        <DataTable.NumberCol source="activeKeys" disableSort />
        <DataTable.Col source="entriesThisMonth" disableSort render={writeEntries} />
        <DataTable.Col source="lastUsedAt" disableSort>
          <DateTimeField source="lastUsedAt" none={copy.never} />
        </DataTable.Col>
      </DataTable>
    </RecordList>
  );
}

function CompanyCards() {
  return (
    <SimpleList<RaRecord & Company>
      linkType="show"
      primaryText={({ name }) => (
        <Box component="span" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
          {name}
        </Box>
      )}
      secondaryText={(company) => (
        <>
          {copy.keys(company.activeKeys)} · {copy.entriesThisMonth(writeEntries(company))} ·{" "}
          {copy.lastUsed}: {formatDateTime(company.lastUsedAt) || copy.never}
        </>
      )}
    />
  );
}

function writeWorkflows({ activeWorkflows, workflows }: Company): string {
  return copy.workflowsOn(activeWorkflows, workflows);
}

function writeEntries({ entriesThisMonth }: Company): string {
  return copy.entries(formatCount(entriesThisMonth), formatCount(subscriptionLimits.perMonth));
}
