import Box from "@mui/material/Box";
import Popover from "@mui/material/Popover";
import type { KeyboardEvent, ReactNode } from "react";

/** A popover with the input fields of a toolbar button. */
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
      // The focus returns to the text, not to the button.
      disableRestoreFocus
      anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
    >
      <Box sx={{ padding: 2, width, maxWidth: "90vw" }}>{children}</Box>
    </Popover>
  );
}

/** Applies the popover on Enter. Without this, Enter would submit the article's form around it. */
export function applyOnEnter(event: KeyboardEvent, apply: () => void): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  apply();
}
