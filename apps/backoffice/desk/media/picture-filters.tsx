import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import type { ReactNode } from "react";
import { useListContext } from "react-admin";
import { SearchField } from "../shell/search-field.tsx";
import { mediaCopy as copy } from "./copy.ts";

/** The search and the filter of a list of pictures, with the button that uploads. */
export function PictureFilters({ children }: { children: ReactNode }) {
  const { filterValues, setFilters } = useListContext();
  return (
    <Box
      sx={{ display: "flex", flexWrap: "wrap", columnGap: 1, rowGap: 1.5, alignItems: "center" }}
    >
      <SearchField
        label={copy.search}
        value={filterValues.q ?? ""}
        onSearch={(words) => setFilters(withValue(filterValues, "q", words))}
        sx={{ flex: "1 1 240px", maxWidth: 420, margin: 0 }}
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
