import Box from "@mui/material/Box";
import Popover from "@mui/material/Popover";
import type { KeyboardEvent, ReactNode } from "react";

/** Where a button of the editor asks what it needs to know. */
export function EditorPopover({
  anchor,
  width,
  onClose,
  children,
}: {
  /** The button below which it opens; null while it is closed. */
  anchor: HTMLElement | null;
  width: number;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      // The cursor goes back into the text, not to the button.
      disableRestoreFocus
      anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
    >
      <Box sx={{ padding: 2, width, maxWidth: "90vw" }}>{children}</Box>
    </Popover>
  );
}

/** Takes Enter in such a field for its own: it stands in the article's form, which Enter would send. */
export function takeEnter(event: KeyboardEvent, apply: () => void): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  apply();
}
