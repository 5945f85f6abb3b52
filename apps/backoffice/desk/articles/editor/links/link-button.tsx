import LinkIcon from "@mui/icons-material/InsertLink";
import { useEditorState } from "@tiptap/react";
import { editorCopy as copy } from "../../copy.ts";
import { ToolButton } from "../toolbar/tool-button.tsx";
import { useToolEditor } from "../toolbar/use-editor.ts";

/** Opens the dialog of the link at the cursor, or of a new one. */
export function LinkButton({ onLink }: { onLink: () => void }) {
  const editor = useToolEditor();
  const isLinked = useEditorState({
    editor,
    selector: ({ editor: current }) => current.isActive("link"),
  });
  return (
    <ToolButton label={copy.link} keys="Ctrl+K" isActive={isLinked} menu="dialog" onPress={onLink}>
      <LinkIcon fontSize="inherit" />
    </ToolButton>
  );
}
