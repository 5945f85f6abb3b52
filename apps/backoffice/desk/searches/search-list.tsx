import { formatDateTime } from "@crm/contract/dates";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { DataTable, type RaRecord, SearchInput, useListContext } from "react-admin";
import type { SearchMiss } from "../../server/desk/transport/content-shapes.ts";
import { WriteArticle } from "../articles/write-article.tsx";
import { DateTimeField } from "../shell/date-time-field.tsx";
import { RecordList } from "../shell/record-list.tsx";
import { useMay } from "../transport/rights.ts";
import { ClearButton } from "./clear-button.tsx";
import { searchesCopy as copy } from "./copy.ts";

const filters = [<SearchInput key="q" source="q" placeholder={copy.search} alwaysOn />];

/** Searches with no results, the most frequent first. */
export function SearchList() {
  const mayClear = useMay("searches", "clear");
  const mayWrite = useMay("articles", "change");
  return (
    <RecordList
      copy={copy}
      filters={filters}
      sort={{ field: "count", order: "DESC" }}
      cards={<SearchCards />}
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <DataTable.Col source="term" sx={{ fontWeight: 600, overflowWrap: "anywhere" }} />
        <DataTable.NumberCol source="count" />
        <DataTable.Col source="lastAt" field={DateTimeField} />
        {mayWrite ? (
          <DataTable.Col
            label={copy.write}
            render={({ term }: RaRecord & SearchMiss) => <WriteArticle title={asTitle(term)} />}
          />
        ) : null}
        {mayClear ? (
          <DataTable.Col
            label={copy.clear}
            align="right"
            render={(search: RaRecord & SearchMiss) => (
              <ClearButton id={search.id} term={search.term} />
            )}
          />
        ) : null}
      </DataTable>
    </RecordList>
  );
}

function SearchCards() {
  const mayClear = useMay("searches", "clear");
  const mayWrite = useMay("articles", "change");
  const { data = [] } = useListContext<RaRecord & SearchMiss>();
  return (
    <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
      {data.map(({ id, term, count, lastAt }) => (
        <Box
          component="li"
          key={id}
          sx={{
            display: "flex",
            alignItems: "center",
            justifyContent: "space-between",
            gap: 2,
            padding: 2,
            "& + &": { borderTop: 1, borderColor: "divider" },
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{term}</Typography>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {copy.times(count)} · {formatDateTime(lastAt)}
            </Typography>
            {mayWrite ? <WriteArticle title={asTitle(term)} /> : null}
          </Box>
          {mayClear ? <ClearButton id={id} term={term} /> : null}
        </Box>
      ))}
    </Box>
  );
}

/** The words of a search as the start of a title. */
const asTitle = (term: string) => term.charAt(0).toUpperCase() + term.slice(1);
