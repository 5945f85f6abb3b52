import MoreIcon from "@mui/icons-material/ExpandMore";
import Box from "@mui/material/Box";
import { useEditorState } from "@tiptap/react";
import { editorCopy as copy } from "../../copy.ts";
import { ToolMenu } from "./tool-menu.tsx";
import { useToolEditor } from "./use-editor.ts";

const levels = [2, 3, 4] as const;

/** Selects paragraph or one of the three heading levels. */
export function StyleMenu() {
  const editor = useToolEditor();
  const current = useEditorState({
    editor,
    selector: ({ editor: now }) => levels.find((level) => now.isActive("heading", { level })),
  });
  const items = [
    {
      label: copy.paragraph,
      isChosen: current === undefined,
      run: () => editor.chain().focus().setParagraph().run(),
    },
    ...levels.map((level) => ({
      label: copy.headings[level],
      isChosen: current === level,
      run: () => editor.chain().focus().setHeading({ level }).run(),
    })),
  ];
  return (
    <ToolMenu label={copy.style} items={items}>
      <Box component="span" sx={{ fontSize: 15, minWidth: 104, textAlign: "start" }}>
        {current ? copy.headings[current] : copy.paragraph}
      </Box>
      <MoreIcon fontSize="inherit" />
    </ToolMenu>
  );
}
