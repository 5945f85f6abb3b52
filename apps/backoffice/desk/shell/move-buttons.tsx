import DownIcon from "@mui/icons-material/ArrowDownward";
import UpIcon from "@mui/icons-material/ArrowUpward";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { useEffect, useRef } from "react";

export type Step = -1 | 1;

/** The last move in a list. Each move is a new object. */
export interface Move {
  id: string;
  step: Step;
}

/**
 * Two buttons that move a row. For the first and last row they do nothing but are not disabled,
 * because a disabled button loses the focus.
 *
 * @param focusOn the last move, if it was this row's: a row in another list gets the focus again, so
 *   that the same key moves it further
 */
export function MoveButtons({
  names,
  canMove,
  focusOn,
  onMove,
}: {
  names: { up: string; down: string };
  canMove: { up: boolean; down: boolean };
  focusOn?: Move | undefined;
  onMove: (step: Step) => void;
}) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusOn) (focusOn.step === -1 ? up : down).current?.focus();
  }, [focusOn]);
  return (
    <Box sx={{ display: "flex", flexShrink: 0 }}>
      <IconButton
        ref={up}
        aria-label={names.up}
        aria-disabled={!canMove.up}
        onClick={() => canMove.up && onMove(-1)}
        sx={canMove.up ? {} : { opacity: 0.35, cursor: "default" }}
      >
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton
        ref={down}
        aria-label={names.down}
        aria-disabled={!canMove.down}
        onClick={() => canMove.down && onMove(1)}
        sx={canMove.down ? {} : { opacity: 0.35, cursor: "default" }}
      >
        <DownIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
