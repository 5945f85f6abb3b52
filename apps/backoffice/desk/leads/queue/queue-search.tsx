import { useListContext } from "react-admin";
import { SearchField } from "../../shell/search-field.tsx";
import { queueCopy as copy } from "./copy.ts";

/** Searches in all leads, in whichever view it is typed. */
export function QueueSearch() {
  const { filterValues, setFilters } = useListContext();
  function search(words: string) {
    const { q: _, ...others } = filterValues;
    setFilters(words ? { ...others, view: "all", q: words } : others);
  }
  return (
    <SearchField
      label={copy.search}
      value={filterValues.q ?? ""}
      onSearch={search}
      sx={{ flex: { xs: "1 1 100%", md: "1 1 240px" }, maxWidth: { md: 380 }, margin: 0 }}
    />
  );
}
