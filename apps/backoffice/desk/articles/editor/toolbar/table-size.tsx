import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { editorCopy as copy } from "../../copy.ts";
import { applyOnEnter, EditorPopover } from "../pictures/editor-popover.tsx";

/** Wider tables can't be read on a phone, and longer ones grow with the Tab key. */
const most = { columns: 10, rows: 50 };
const usual = { columns: "3", rows: "3" };

type Side = keyof typeof most;
const sides = ["columns", "rows"] as const;

/**
 * Asks how large a new table is.
 *
 * @param anchor the button below which it opens; null while it is closed
 */
export function TableSize({
  anchor,
  onClose,
  onInsert,
}: {
  anchor: HTMLElement | null;
  onClose: () => void;
  onInsert: (columns: number, rows: number) => void;
}) {
  const [typed, setTyped] = useState<Record<Side, string>>(usual);
  const titleId = useId();
  const isWrong = (side: Side) =>
    !/^\d{1,2}$/.test(typed[side]) || Number(typed[side]) < 1 || Number(typed[side]) > most[side];

  function close() {
    setTyped(usual);
    onClose();
  }

  function insert() {
    if (sides.some(isWrong)) return;
    setTyped(usual);
    onInsert(Number(typed.columns), Number(typed.rows));
  }

  return (
    <EditorPopover anchor={anchor} width={300} onClose={close}>
      <Box role="group" aria-labelledby={titleId}>
        <Typography id={titleId} sx={{ fontWeight: 600 }}>
          {copy.tableSize.title}
        </Typography>
        <Box sx={{ display: "flex", gap: 1.5 }}>
          {sides.map((side) => (
            <TextField
              key={side}
              type="number"
              label={copy.tableSize[side]}
              value={typed[side]}
              error={isWrong(side)}
              helperText={copy.tableSize.range(most[side])}
              autoFocus={side === "columns"}
              onFocus={(event) => event.target instanceof HTMLInputElement && event.target.select()}
              onChange={(event) => setTyped({ ...typed, [side]: event.target.value })}
              onKeyDown={(event) => applyOnEnter(event, insert)}
              slotProps={{ htmlInput: { min: 1, max: most[side], inputMode: "numeric" } }}
            />
          ))}
        </Box>
        <Typography variant="body2" sx={{ color: "text.secondary", marginTop: 1 }}>
          {copy.tableSize.help}
        </Typography>
        <Box sx={{ display: "flex", gap: 1, marginTop: 1.5, justifyContent: "flex-end" }}>
          <Button onClick={close}>{copy.cancel}</Button>
          <Button variant="contained" disabled={sides.some(isWrong)} onClick={insert}>
            {copy.tableSize.insert}
          </Button>
        </Box>
      </Box>
    </EditorPopover>
  );
}
