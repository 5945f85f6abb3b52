import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { editorCopy as copy } from "../../copy.ts";
import type { Heading } from "./link-targets.ts";

/** The part of a page that a link points to. */
export function HeadingSelect({
  headings,
  value,
  isRequired,
  onChange,
}: {
  headings: readonly Heading[];
  value: string;
  /** A link within an article needs a heading; one to another page may point to its top. */
  isRequired: boolean;
  onChange: (id: string) => void;
}) {
  return (
    <TextField
      select
      label={copy.linkHeading}
      value={headings.some(({ id }) => id === value) ? value : ""}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{isRequired ? copy.linkHeadingChoose : copy.linkTop}</MenuItem>
      {headings.map(({ id, text }) => (
        <MenuItem key={id} value={id}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
