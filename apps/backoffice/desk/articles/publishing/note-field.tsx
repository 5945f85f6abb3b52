import TextField from "@mui/material/TextField";
import { articleCopy as copy } from "../copy.ts";

/** Characters; the server accepts as many. */
const longest = 300;

/** What an editor says about a change, for the article's versions. */
export function NoteField({
  value,
  onChange,
  onEnter,
}: {
  value: string;
  onChange: (note: string) => void;
  /** The note is the dialog's only field: it gets the focus, and Enter applies the dialog. */
  onEnter?: () => void;
}) {
  return (
    <TextField
      label={copy.note}
      helperText={copy.noteHelp}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoFocus={onEnter !== undefined}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !onEnter) return;
        event.preventDefault();
        onEnter();
      }}
      slotProps={{ htmlInput: { maxLength: longest } }}
    />
  );
}
