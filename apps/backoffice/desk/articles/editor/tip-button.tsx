import TipIcon from "@mui/icons-material/LightbulbOutlined";
import ToggleButton from "@mui/material/ToggleButton";
import { useEditorState } from "@tiptap/react";
import { useTiptapEditor } from "ra-input-rich-text";
import { editorCopy } from "../copy.ts";
import { tipName } from "./extra-markup.ts";

/** Wraps the selected paragraphs in a "Good to know" box, or unwraps them. */
export function TipButton() {
  const editor = useTiptapEditor();
  const within = useEditorState({
    editor,
    selector: ({ editor: current }) => current?.isActive(tipName) ?? false,
  });
  return (
    <ToggleButton
      value={tipName}
      size="small"
      aria-label={editorCopy.tip}
      title={editorCopy.tip}
      selected={within}
      onClick={() => editor.chain().focus().toggleWrap(tipName).run()}
    >
      <TipIcon fontSize="inherit" />
    </ToggleButton>
  );
}
