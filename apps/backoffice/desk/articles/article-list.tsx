import { formatDay } from "@crm/contract/dates";
import AddIcon from "@mui/icons-material/Add";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { DataTable, type RaRecord, SearchInput, SelectInput, SimpleList } from "react-admin";
import { Link } from "react-router";
import type { Article } from "../../server/desk/transport/content-shapes.ts";
import { DateTimeField } from "../shell/date-time-field.tsx";
import { RecordList } from "../shell/record-list.tsx";
import { RowLink } from "../shell/row-link.tsx";
import { ArticleStatusBadge, ChangesBadge, SampleBadge } from "./article-status.tsx";
import { CategoryFilter } from "./category-select.tsx";
import { articleCopy as copy, originChoices, sectionChoices, statusFilters } from "./copy.ts";
import { OversizedNotice } from "./editor/oversized-notice.tsx";
import { trashCopy } from "./trash/copy.ts";

const filters = [
  <SearchInput key="q" source="q" placeholder={copy.search} alwaysOn />,
  <SelectInput
    key="section"
    source="section"
    label={copy.section}
    choices={sectionChoices}
    alwaysOn
  />,
  <CategoryFilter key="categoryId" source="categoryId" label={copy.category} alwaysOn />,
  <SelectInput key="status" source="status" label={copy.status} choices={statusFilters} alwaysOn />,
  <SelectInput key="origin" source="origin" label={copy.origin} choices={originChoices} alwaysOn />,
];

const write = (
  <Button component={Link} to="/articles/create" variant="contained" startIcon={<AddIcon />}>
    {copy.create}
  </Button>
);

const tools = (
  <>
    <Button component={Link} to="/articles/trash">
      {trashCopy.open}
    </Button>
    <Button component={Link} to="/import-export">
      {copy.importExport}
    </Button>
  </>
);

/** Help articles and blog posts, the most recently changed first. */
export function ArticleList() {
  return (
    <>
      <OversizedNotice />
      <ArticleRecords />
    </>
  );
}

function ArticleRecords() {
  return (
    <RecordList
      copy={copy}
      filters={filters}
      sort={{ field: "updatedAt", order: "DESC" }}
      create={write}
      tools={tools}
      cards={<ArticleCards />}
    >
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <DataTable.Col
          source="title"
          render={({ id, title }: RaRecord & Article) => (
            <RowLink to={`/articles/${id}`}>{title}</RowLink>
          )}
        />
        <DataTable.Col
          source="status"
          disableSort
          render={(article: RaRecord & Article) => <Badges article={article} />}
        />
        <DataTable.Col
          source="section"
          render={({ section }: RaRecord & Article) => sectionName(section)}
        />
        <DataTable.Col source="categoryName" />
        <DataTable.Col source="publishedAt" field={DateTimeField} />
        <DataTable.Col source="updatedAt" field={DateTimeField} />
      </DataTable>
    </RecordList>
  );
}

function ArticleCards() {
  return (
    <SimpleList<RaRecord & Article>
      linkType="edit"
      primaryText={(article) => (
        <Box component="span" sx={{ display: "flex", gap: 1, justifyContent: "space-between" }}>
          <Box component="span" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
            {article.title}
          </Box>
          <Badges article={article} />
        </Box>
      )}
      secondaryText={(article) => (
        <>
          {sectionName(article.section)} · {article.categoryName} · {formatDay(article.updatedAt)}
        </>
      )}
    />
  );
}

function Badges({ article }: { article: Article }) {
  return (
    <Box
      component="span"
      sx={{
        ...{ display: "inline-flex", flexWrap: "wrap", gap: 0.5, alignContent: "flex-start" },
        minWidth: { md: 156 },
      }}
    >
      <ArticleStatusBadge status={article.status} />
      {article.hasChanges && <ChangesBadge />}
      {article.isSample && <SampleBadge />}
    </Box>
  );
}

function sectionName(section: Article["section"]): string {
  return sectionChoices.find(({ id }) => id === section)?.name ?? section;
}
