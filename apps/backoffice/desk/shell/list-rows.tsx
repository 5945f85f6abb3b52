import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactNode } from "react";
import { useListContext } from "react-admin";
import { EmptyList } from "./empty-list.tsx";

/**
 * A list's rows: a table, or cards where there is no room for one.
 *
 * @param copy what is said when the filters leave nothing
 */
export function ListRows({
  copy,
  cards,
  children,
}: {
  copy?: { noneTitle: string; noneText: string };
  cards: ReactNode;
  children: ReactNode;
}) {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"));
  const { total } = useListContext();
  if (copy && total === 0) return <EmptyList title={copy.noneTitle} text={copy.noneText} />;
  return narrow ? cards : children;
}
