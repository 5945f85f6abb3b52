import TableIcon from "@mui/icons-material/TableChartOutlined";
import { type ChainedCommands, useEditorState } from "@tiptap/react";
import { useState } from "react";
import { editorCopy as copy } from "../../copy.ts";
import { TableSize } from "./table-size.tsx";
import { ToolMenu, type ToolMenuItem } from "./tool-menu.tsx";
import { useToolEditor } from "./use-editor.ts";

const { tableActions: names } = copy;

type Action = (chain: ChainedCommands) => ChainedCommands;

const actions: Partial<Record<keyof typeof names, Action>> = {
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const changes: ToolMenuItem[] = Object.entries(actions).map(([name, act]) => ({
    label: names[name as keyof typeof names],
    run: () => {
      act(editor.chain().focus()).run();
    },
  }));

  function close() {
    setAnchor(null);
    editor.commands.focus();
  }

  function insert(cols: number, rows: number) {
    setAnchor(null);
    editor.chain().focus().insertTable({ rows, cols, withHeaderRow: true }).run();
  }

  return (
    <>
      <ToolMenu
        label={copy.table}
        isActive={within}
        items={within ? changes : [{ label: names.insert, run: setAnchor }]}
      >
        <TableIcon fontSize="inherit" />
      </ToolMenu>
      <TableSize anchor={anchor} onClose={close} onInsert={insert} />
    </>
  );
}
