import SearchIcon from "@mui/icons-material/Search";
import Box from "@mui/material/Box";
import InputAdornment from "@mui/material/InputAdornment";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { type ReactNode, useEffect, useState } from "react";
import { useListContext } from "react-admin";
import { mediaCopy as copy } from "./copy.ts";

/** People type a word in about this time. Milliseconds. */
const pauseMs = 300;

/** The search and the filter of a list of pictures, with the button that uploads. */
export function PictureFilters({ children }: { children: ReactNode }) {
  const { filterValues, setFilters } = useListContext();
  const current: string = filterValues.q ?? "";
  const [typed, setTyped] = useState(current);
  // The address may change without typing: by the browser's back button.
  useEffect(() => setTyped(current), [current]);
  useEffect(() => {
    if (typed === current) return;
    const timer = setTimeout(() => setFilters(withValue(filterValues, "q", typed)), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, current, filterValues, setFilters]);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
      <TextField
        type="search"
        placeholder={copy.search}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ flex: "1 1 240px", maxWidth: 420, margin: 0 }}
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
      <TextField
        select
        label={copy.use}
        value={filterValues.use ?? ""}
        onChange={({ target }) => setFilters(withValue(filterValues, "use", target.value))}
        fullWidth={false}
        sx={{ width: 130, margin: 0 }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        {copy.uses.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {children}
    </Box>
  );
}

/** An empty filter is none. */
function withValue(filters: Record<string, unknown>, name: string, value: string) {
  const { [name]: _, ...others } = filters;
  return value ? { ...others, [name]: value } : others;
}
