import RedoIcon from "@mui/icons-material/Redo";
import UndoIcon from "@mui/icons-material/Undo";
import { useEditorState } from "@tiptap/react";
import { editorCopy as copy } from "../../copy.ts";
import { ToolButton } from "./tool-button.tsx";
import { useToolEditor } from "./use-editor.ts";

export function HistoryTools() {
  const editor = useToolEditor();
  const { undo, redo } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({ undo: current.can().undo(), redo: current.can().redo() }),
  });
  return (
    <>
      <ToolButton
        label={copy.undo}
        keys="Ctrl+Z"
        isDisabled={!undo}
        onPress={() => editor.chain().focus().undo().run()}
      >
        <UndoIcon fontSize="inherit" />
      </ToolButton>
      <ToolButton
        label={copy.redo}
        keys="Ctrl+Shift+Z"
        isDisabled={!redo}
        onPress={() => editor.chain().focus().redo().run()}
      >
        <RedoIcon fontSize="inherit" />
      </ToolButton>
    </>
  );
}
