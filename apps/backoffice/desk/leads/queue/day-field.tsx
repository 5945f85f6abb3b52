import TextField from "@mui/material/TextField";
import { useEffect, useState } from "react";

/** While somebody types 2026, the field has the years 2, 20 and 202. */
const earliestDay = "2000-01-01";

/** A day of a filter, typed or chosen. A year that is only half typed does not filter. */
export function DayField({
  label,
  value,
  onDay,
}: {
  label: string;
  /** Such as 2026-11-22; empty when there is none. */
  value: string;
  onDay: (day: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  // The address may change without typing: by "Clear filters", or by the browser's back button.
  useEffect(() => setTyped(value), [value]);
  return (
    <TextField
      type="date"
      label={label}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value === "" || target.value >= earliestDay) onDay(target.value);
      }}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ margin: 0 }}
    />
  );
}
