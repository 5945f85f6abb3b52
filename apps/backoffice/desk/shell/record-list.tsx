import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactElement, ReactNode } from "react";
import { List, Pagination, type SortPayload, TopToolbar, useListContext } from "react-admin";
import { EmptyList } from "./empty-list.tsx";
import { TryAgain } from "./try-again.tsx";

interface ListCopy {
  /** Said while there is nothing at all. */
  emptyTitle: string;
  emptyText: string;
  /** Said when the filters leave nothing. */
  noneTitle?: string;
  noneText?: string;
}

/**
 * A list of records: a table, or cards where there is no room for one.
 *
 * @param create the button that makes a new record, if one can be made here; empty lists show it too
 * @param tools what else can be done with the list
 */
export function RecordList({
  copy,
  filters,
  sort,
  create,
  tools,
  cards,
  children,
}: {
  copy: ListCopy;
  filters?: ReactElement[];
  sort: SortPayload;
  create?: ReactNode;
  tools?: ReactNode;
  cards: ReactNode;
  children: ReactNode;
}) {
  return (
    <List
      {...(filters && { filters })}
      actions={
        create || tools ? (
          <TopToolbar>
            {tools}
            {create}
          </TopToolbar>
        ) : (
          false
        )
      }
      sort={sort}
      perPage={25}
      // The address alone says which rows are shown: a link to a list must not find an earlier filter.
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

/** Without this, a list that could not be read would look like one without rows. */
function ListFailed() {
  const { error } = useListContext();
  return <TryAgain error={error} />;
}

/** No pages are counted of what could not be read. */
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
