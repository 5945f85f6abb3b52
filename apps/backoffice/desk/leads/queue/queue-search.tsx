import SearchIcon from "@mui/icons-material/Search";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { useEffect, useState } from "react";
import { useListContext } from "react-admin";
import { queueCopy as copy } from "./copy.ts";

/** People type a word in about this time. Milliseconds. */
const pauseMs = 300;

/** Searches in all leads, in whichever view it is typed. */
export function QueueSearch() {
  const { filterValues, setFilters } = useListContext();
  const current: string = filterValues.q ?? "";
  const [typed, setTyped] = useState(current);
  // The address may change without typing: by a tab, or by the browser's back button.
  useEffect(() => setTyped(current), [current]);
  useEffect(() => {
    if (typed === current) return;
    const timer = setTimeout(() => {
      const { q: _, ...others } = filterValues;
      setFilters(typed ? { ...others, view: "all", q: typed } : others);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, current, filterValues, setFilters]);
  return (
    <TextField
      type="search"
      placeholder={copy.search}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      sx={{ flex: { xs: "1 1 100%", md: "1 1 240px" }, maxWidth: { md: 380 }, margin: 0 }}
      slotProps={{
        htmlInput: { "aria-label": copy.search },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
