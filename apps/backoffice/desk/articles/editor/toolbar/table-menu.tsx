import TableIcon from "@mui/icons-material/TableChartOutlined";
import { type ChainedCommands, useEditorState } from "@tiptap/react";
import { editorCopy as copy } from "../../copy.ts";
import { ToolMenu } from "./tool-menu.tsx";
import { useToolEditor } from "./use-editor.ts";

const { tableActions: names } = copy;

type Action = (chain: ChainedCommands) => ChainedCommands;

const outside: Partial<Record<keyof typeof names, Action>> = {
  insert: (chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true }),
};

const inside: Partial<Record<keyof typeof names, Action>> = {
  rowBefore: (chain) => chain.addRowBefore(),
  rowAfter: (chain) => chain.addRowAfter(),
  columnBefore: (chain) => chain.addColumnBefore(),
  columnAfter: (chain) => chain.addColumnAfter(),
  headerRow: (chain) => chain.toggleHeaderRow(),
  headerColumn: (chain) => chain.toggleHeaderColumn(),
  deleteRow: (chain) => chain.deleteRow(),
  deleteColumn: (chain) => chain.deleteColumn(),
  deleteTable: (chain) => chain.deleteTable(),
};

/** Inserts a table, or changes the one at the cursor. */
export function TableMenu() {
  const editor = useToolEditor();
  const within = useEditorState({
    editor,
    selector: ({ editor: current }) => current.isActive("table"),
  });
  const items = Object.entries(within ? inside : outside).map(([name, act]) => ({
    label: names[name as keyof typeof names],
    run: () => {
      act(editor.chain().focus()).run();
    },
  }));
  return (
    <ToolMenu label={copy.table} isActive={within} items={items}>
      <TableIcon fontSize="inherit" />
    </ToolMenu>
  );
}
