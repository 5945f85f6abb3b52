import FilterIcon from "@mui/icons-material/FilterList";
import Button from "@mui/material/Button";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactElement, useState } from "react";
import { useListContext } from "react-admin";
import { listCopy as copy } from "./copy.ts";

type Filter = ReactElement<{ source?: string }>;

/** More filters than this would fill half of a narrow screen. */
const mostOnNarrow = 2;

/**
 * On a narrow screen a list with many filters shows only the first one until somebody opens the others.
 *
 * @returns the filters to show, and the button's state where there is one
 */
export function useFoldedFilters(filters: readonly Filter[]) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"));
  const [isOpen, setOpen] = useState(false);
  if (!isNarrow || filters.length <= mostOnNarrow) return { shown: [...filters] };
  const folded = filters.slice(1).map(({ props }) => props.source ?? "");
  return {
    shown: isOpen ? [...filters] : filters.slice(0, 1),
    toggle: <FilterToggle folded={folded} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />,
  };
}

function FilterToggle({
  folded,
  isOpen,
  onToggle,
}: {
  folded: readonly string[];
  isOpen: boolean;
  onToggle: () => void;
}) {
  const { filterValues } = useListContext();
  const chosen = folded.filter((source) => filterValues[source] !== undefined).length;
  return (
    <Button
      startIcon={<FilterIcon />}
      aria-expanded={isOpen}
      onClick={onToggle}
      sx={{ marginInlineEnd: "auto" }}
    >
      {copy.filters(chosen)}
    </Button>
  );
}
