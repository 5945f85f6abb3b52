import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { DataTable, type RaRecord, SimpleList, useListContext } from "react-admin";
import type { Undelivered } from "../../server/desk/transport/lead-shapes.ts";
import { LeadKindBadge } from "../leads/lead-kind.tsx";
import { leadDisplayName } from "../leads/lead-name.ts";
import { DateTime, DateTimeField } from "../shell/date-time-field.tsx";
import { RecordList } from "../shell/record-list.tsx";
import { RowLink } from "../shell/row-link.tsx";
import { undeliveredCopy as copy } from "./copy.ts";

type Row = RaRecord & Undelivered;

/** Submissions that were rejected after their visitors had been thanked. */
export function UndeliveredList() {
  return (
    <RecordList
      copy={copy}
      sort={{ field: "createdAt", order: "DESC" }}
      tools={<DownloadButton />}
      cards={
        <SimpleList<Row>
          linkType="edit"
          primaryText={(row) => (
            <Box component="span" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
              {leadDisplayName(row)}
            </Box>
          )}
          secondaryText={({ reason, createdAt }) => (
            <>
              <DateTime iso={createdAt} /> · {reason}
            </>
          )}
        />
      }
    >
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <DataTable.Col source="createdAt" field={DateTimeField} />
        <DataTable.Col
          source="kind"
          disableSort
          render={({ kind }: Row) => <LeadKindBadge kind={kind} />}
        />
        <DataTable.Col
          source="name"
          disableSort
          render={(row: Row) => (
            <RowLink to={`/undelivered/${row.id}`}>{leadDisplayName(row)}</RowLink>
          )}
        />
        <DataTable.Col source="email" disableSort />
        <DataTable.Col source="phone" disableSort sx={{ whiteSpace: "nowrap" }} />
        <DataTable.Col source="reason" disableSort />
      </DataTable>
    </RecordList>
  );
}

function DownloadButton() {
  const { total } = useListContext();
  if (!total) return null;
  return (
    <Button component="a" href="/api/desk/undelivered/file" download startIcon={<DownloadIcon />}>
      {copy.download}
    </Button>
  );
}
