import { useListContext } from "react-admin";
import { SearchField } from "../../shell/search-field.tsx";
import { queueCopy as copy } from "./copy.ts";
import { filterOfSearch } from "./queue-filter.ts";

/** Searches in all leads, in whichever view it is typed, and goes back to that view when it is cleared. */
export function QueueSearch() {
  const { filterValues, setFilters } = useListContext();
  return (
    <SearchField
      label={copy.search}
      value={filterValues.q ?? ""}
      onSearch={(words) => setFilters(filterOfSearch(filterValues, words))}
      sx={{ flex: { xs: "1 1 100%", md: "1 1 240px" }, maxWidth: { md: 380 }, margin: 0 }}
    />
  );
}
