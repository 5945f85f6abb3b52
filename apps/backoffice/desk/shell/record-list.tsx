import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactElement, ReactNode } from "react";
import {
  type FilterPayload,
  List,
  Pagination,
  type SortPayload,
  TopToolbar,
  useListContext,
} from "react-admin";
import { EmptyList } from "./empty-list.tsx";
import { useFoldedFilters } from "./filter-toggle.tsx";
import { TryAgain } from "./try-again.tsx";

interface ListCopy {
  /** Shown while there are no records at all. */
  emptyTitle: string;
  emptyText: string;
  /** Shown when no record matches the filters. */
  noneTitle?: string;
  noneText?: string;
}

/**
 * A list of records: a table, or cards on narrow screens.
 *
 * @param create the button for a new record, if people can create one; empty lists show it too
 * @param tools further actions for the list
 * @param part for a list within another record's page: which rows of which resource
 */
export function RecordList({
  copy,
  filters = [],
  sort,
  create,
  tools,
  part,
  cards,
  children,
}: {
  copy: ListCopy;
  filters?: ReactElement<{ source?: string }>[];
  sort: SortPayload;
  create?: ReactNode;
  tools?: ReactNode;
  part?: { resource: string; filter: FilterPayload };
  cards: ReactNode;
  children: ReactNode;
}) {
  const { shown, toggle } = useFoldedFilters(filters);
  return (
    <List
      {...(part && { ...part, title: false })}
      {...(filters.length > 0 && { filters: shown })}
      actions={
        create || tools || toggle ? (
          <TopToolbar>
            {toggle}
            {tools}
            {create}
          </TopToolbar>
        ) : (
          false
        )
      }
      sort={sort}
      perPage={25}
      // Only the URL selects the rows: a link to a list must not apply an earlier filter.
      storeKey={false}
      exporter={false}
      error={<ListFailed />}
      pagination={<Pages />}
      empty={<EmptyList title={copy.emptyTitle} text={copy.emptyText} action={create} />}
    >
      <Rows copy={copy} cards={cards}>
        {children}
      </Rows>
    </List>
  );
}

/** Without this, a list that could not be loaded would look empty. */
function ListFailed() {
  const { error } = useListContext();
  return <TryAgain error={error} />;
}

/** Hides the pagination of a list that could not be loaded. */
function Pages() {
  const { error, total } = useListContext();
  return error || total === undefined ? null : <Pagination />;
}

function Rows({
  copy: { noneTitle, noneText },
  cards,
  children,
}: {
  copy: ListCopy;
  cards: ReactNode;
  children: ReactNode;
}) {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"));
  const { total } = useListContext();
  if (total === 0 && noneTitle && noneText) return <EmptyList title={noneTitle} text={noneText} />;
  return narrow ? cards : children;
}
