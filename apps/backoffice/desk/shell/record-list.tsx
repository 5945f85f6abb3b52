import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactElement, ReactNode } from "react";
import { List, type SortPayload, TopToolbar, useListContext } from "react-admin";
import { EmptyList } from "./empty-list.tsx";

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
 * @param create the button that makes a new record, if one can be made here
 */
export function RecordList({
  copy,
  filters,
  sort,
  create,
  cards,
  children,
}: {
  copy: ListCopy;
  filters?: ReactElement[];
  sort: SortPayload;
  create?: ReactNode;
  cards: ReactNode;
  children: ReactNode;
}) {
  return (
    <List
      {...(filters && { filters })}
      actions={create ? <TopToolbar>{create}</TopToolbar> : false}
      sort={sort}
      perPage={25}
      exporter={false}
      empty={<EmptyList title={copy.emptyTitle} text={copy.emptyText} action={create} />}
    >
      <Rows copy={copy} cards={cards}>
        {children}
      </Rows>
    </List>
  );
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
