import SearchIcon from "@mui/icons-material/Search";
import InputAdornment from "@mui/material/InputAdornment";
import TextField, { type TextFieldProps } from "@mui/material/TextField";
import { useEffect, useRef, useState } from "react";

/** People type a word in about this time. Milliseconds. */
const pauseMs = 300;

/**
 * Searches while somebody types, after a short pause.
 *
 * @param value what is searched for now
 */
export function SearchField({
  label,
  value,
  onSearch,
  sx,
}: {
  label: string;
  value: string;
  onSearch: (words: string) => void;
  sx: NonNullable<TextFieldProps["sx"]>;
}) {
  const [typed, setTyped] = useState(value);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  // The address may change without typing: by a tab, or by the browser's back button.
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => latest.current(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <TextField
      type="search"
      placeholder={label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      sx={sx}
      slotProps={{
        htmlInput: { "aria-label": label },
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
