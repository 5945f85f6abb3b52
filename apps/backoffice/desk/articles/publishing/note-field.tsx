import TextField from "@mui/material/TextField";
import { articleCopy as copy } from "../copy.ts";

/** Characters; the server accepts as many. */
const longest = 300;

/** What an editor says about a change, for the article's versions. */
export function NoteField({
  value,
  onChange,
}: {
  value: string;
  onChange: (note: string) => void;
}) {
  return (
    <TextField
      label={copy.note}
      helperText={copy.noteHelp}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { maxLength: longest } }}
    />
  );
}
