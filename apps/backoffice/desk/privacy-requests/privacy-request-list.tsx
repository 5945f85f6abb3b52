import { formatDateTime } from "@crm/contract/dates";
import Box from "@mui/material/Box";
import { DataTable, type RaRecord, SimpleList } from "react-admin";
import type { PrivacyRequest } from "../../server/desk/transport/contact-shapes.ts";
import { DateTimeField } from "../shell/date-time-field.tsx";
import { RecordList } from "../shell/record-list.tsx";
import { RowLink } from "../shell/row-link.tsx";
import { privacyRequestCopy as copy } from "./copy.ts";
import { DaysLeft } from "./days-left.tsx";

type Row = RaRecord & PrivacyRequest;

/** Confirmed requests about people's own data: what waits first, the oldest on top. */
export function PrivacyRequestList() {
  return (
    <RecordList
      copy={copy}
      sort={{ field: "confirmedAt", order: "ASC" }}
      cards={
        <SimpleList<Row>
          linkType="show"
          primaryText={(request) => (
            <Box component="span" sx={{ display: "flex", gap: 1, justifyContent: "space-between" }}>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {copy.kinds[request.kind]}
              </Box>
              <DaysLeft request={request} />
            </Box>
          )}
          secondaryText={({ email, confirmedAt }) =>
            `${email ?? copy.erasedEmail} · ${formatDateTime(confirmedAt)}`
          }
        />
      }
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="confirmedAt" field={DateTimeField} />
        <DataTable.Col
          source="kind"
          disableSort
          render={({ id, kind }: Row) => (
            <RowLink to={`/privacyRequests/${id}/show`}>{copy.kinds[kind]}</RowLink>
          )}
        />
        <DataTable.Col
          source="email"
          disableSort
          render={({ email }: Row) => email ?? copy.erasedEmail}
        />
        <DataTable.Col
          source="daysLeft"
          disableSort
          render={(request: Row) => <DaysLeft request={request} />}
        />
      </DataTable>
    </RecordList>
  );
}
