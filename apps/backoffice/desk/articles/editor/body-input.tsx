import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import { EditorContent, EditorContext } from "@tiptap/react";
import { useCallback, useMemo, useState } from "react";
import { FieldTitle, InputHelperText, required, useInput } from "react-admin";
import { articleCopy as copy } from "../copy.ts";
import { bodyStyles } from "./body-styles.ts";
import { LinkDialog } from "./links/link-dialog.tsx";
import { EditorToolbar } from "./toolbar/editor-toolbar.tsx";
import { useBodyEditor } from "./use-body-editor.ts";
import { isPressed } from "./use-save-key.ts";

/** The text of an article: toolbar and editor. */
export function BodyInput() {
  const { id, field, fieldState, isRequired } = useInput({
    source: "content",
    defaultValue: "",
    validate: required(copy.missing),
  });
  const editor = useBodyEditor(id, field);
  const context = useMemo(() => ({ editor }), [editor]);
  const [isLinking, setLinking] = useState(false);
  const startLinking = useCallback(() => setLinking(true), []);
  const { error, invalid } = fieldState;
  return (
    <EditorContext value={context}>
      <Box
        className="ra-input ra-input-content"
        sx={bodyStyles}
        onKeyDown={(event) => {
          if (!isPressed(event, "k") || !editor.isFocused) return;
          event.preventDefault();
          // The editor reads a selection made by the key before only after this event.
          setTimeout(startLinking);
        }}
      >
        <FormLabel id={`${id}-label`} component="span" error={invalid} sx={{ fontSize: 12 }}>
          <FieldTitle source="content" resource="articles" isRequired={isRequired} />
        </FormLabel>
        <EditorToolbar onLink={startLinking} />
        <EditorContent editor={editor} />
        <FormHelperText error={invalid} role={invalid ? "alert" : undefined}>
          {error?.message ? <InputHelperText error={error.message} /> : null}
        </FormHelperText>
        {isLinking ? <LinkDialog editor={editor} onClose={() => setLinking(false)} /> : null}
      </Box>
    </EditorContext>
  );
}
