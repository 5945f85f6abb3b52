import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useEditorState } from "@tiptap/react";
import { useTiptapEditor } from "ra-input-rich-text";
import { editorCopy as copy } from "../copy.ts";

const levels = [2, 3, 4] as const;

/** Selects paragraph or one of the three heading levels. */
export function StyleSelect() {
  const editor = useTiptapEditor();
  const value = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      levels.find((level) => current?.isActive("heading", { level })) ?? 0,
  });
  return (
    <TextField
      select
      margin="none"
      fullWidth={false}
      value={value}
      sx={{ minWidth: 150 }}
      slotProps={{ htmlInput: { "aria-label": copy.style } }}
      onChange={(event) => {
        const level = levels.find((candidate) => candidate === Number(event.target.value));
        const chain = editor.chain().focus();
        if (level) chain.setHeading({ level }).run();
        else chain.setParagraph().run();
      }}
    >
      <MenuItem value={0}>{copy.paragraph}</MenuItem>
      {levels.map((level) => (
        <MenuItem key={level} value={level}>
          {copy.headings[level]}
        </MenuItem>
      ))}
    </TextField>
  );
}
