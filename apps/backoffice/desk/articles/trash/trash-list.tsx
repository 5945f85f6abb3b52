import { formatDateTime } from "@crm/contract/dates";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import {
  DataTable,
  type RaRecord,
  SearchInput,
  SimpleList,
  Title,
  useNotify,
  useRefresh,
} from "react-admin";
import { Link } from "react-router";
import type { TrashedArticle } from "../../../server/desk/transport/editing-shapes.ts";
import { DateTimeField } from "../../shell/date-time-field.tsx";
import { RecordList } from "../../shell/record-list.tsx";
import { useNotifyFailure } from "../../shell/use-notify-failure.ts";
import { request } from "../../transport/request.ts";
import { trashCopy as copy } from "./copy.ts";

type Row = RaRecord & TrashedArticle;

const filters = [<SearchInput key="q" source="q" placeholder={copy.search} alwaysOn />];

/** The deleted articles, the last one first, with a button that brings each back. */
export function TrashList() {
  return (
    <>
      <Title title={copy.title} />
      <Button component={Link} to="/articles">
        {copy.back}
      </Button>
      <RecordList
        copy={copy}
        filters={filters}
        part={{ resource: "trash", filter: {} }}
        sort={{ field: "deletedAt", order: "DESC" }}
        cards={<TrashCards />}
      >
        <DataTable rowClick={false} bulkActionButtons={false}>
          <DataTable.Col source="title" disableSort />
          <DataTable.Col source="deletedAt" field={DateTimeField} />
          <DataTable.Col source="deletedBy" disableSort />
          <DataTable.Col source="address" disableSort render={(row: Row) => describeAddress(row)} />
          <DataTable.Col
            source="daysLeft"
            disableSort
            render={({ daysLeft }: Row) => copy.daysLeft(daysLeft)}
          />
          <DataTable.Col label=" " render={(row: Row) => <RestoreArticle article={row} />} />
        </DataTable>
      </RecordList>
    </>
  );
}

function TrashCards() {
  return (
    <SimpleList<Row>
      linkType={false}
      primaryText={({ title }) => (
        <Box component="span" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
          {title}
        </Box>
      )}
      secondaryText={(row) => (
        <>
          {row.deletedBy} · {formatDateTime(row.deletedAt)} · {copy.daysLeft(row.daysLeft)}
          <br />
          {describeAddress(row)}
          <br />
          <RestoreArticle article={row} />
        </>
      )}
    />
  );
}

function describeAddress({ redirectTitle, wasPublished }: TrashedArticle): string {
  if (redirectTitle !== null) return copy.address.redirect(redirectTitle);
  return wasPublished ? copy.address.gone : copy.address.unpublished;
}

function RestoreArticle({ article }: { article: Row }) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);

  async function restore() {
    setBusy(true);
    try {
      await request("POST", `/api/desk/trash/${article.id}/restore`, {});
      notify(copy.restored, { type: "success" });
    } catch (error) {
      notifyFailure(error, copy.failed);
    } finally {
      setBusy(false);
      refresh();
    }
  }

  return (
    <Button
      size="small"
      variant="outlined"
      disabled={isBusy}
      aria-label={`${copy.restore} ${article.title}`}
      onClick={() => void restore()}
    >
      {copy.restore}
    </Button>
  );
}
