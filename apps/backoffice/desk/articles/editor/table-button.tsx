import TableIcon from "@mui/icons-material/TableChartOutlined";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import ToggleButton from "@mui/material/ToggleButton";
import type { Editor } from "@tiptap/react";
import { useEditorState } from "@tiptap/react";
import { useTiptapEditor } from "ra-input-rich-text";
import { useState } from "react";
import { editorCopy } from "../copy.ts";

const { tableActions: names } = editorCopy;

const outside: Partial<Record<keyof typeof names, (editor: Editor) => void>> = {
  insert: (editor) =>
    editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
};

const inside: Partial<Record<keyof typeof names, (editor: Editor) => void>> = {
  rowAfter: (editor) => editor.chain().focus().addRowAfter().run(),
  columnAfter: (editor) => editor.chain().focus().addColumnAfter().run(),
  deleteRow: (editor) => editor.chain().focus().deleteRow().run(),
  deleteColumn: (editor) => editor.chain().focus().deleteColumn().run(),
  deleteTable: (editor) => editor.chain().focus().deleteTable().run(),
};

/** Inserts a table, or changes the one at the cursor. */
export function TableButton() {
  const editor = useTiptapEditor();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const within = useEditorState({
    editor,
    selector: ({ editor: current }) => current?.isActive("table") ?? false,
  });
  const actions = Object.entries(within ? inside : outside);
  return (
    <>
      <ToggleButton
        value="table"
        size="small"
        aria-label={editorCopy.table}
        title={editorCopy.table}
        aria-haspopup="menu"
        selected={within}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <TableIcon fontSize="inherit" />
      </ToggleButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        // The focus returns to the text, not to the button.
        disableRestoreFocus
      >
        {actions.map(([name, act]) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(null);
              act(editor);
            }}
          >
            {names[name as keyof typeof names]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
