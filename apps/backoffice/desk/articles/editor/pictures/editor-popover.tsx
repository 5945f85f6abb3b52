import Box from "@mui/material/Box";
import Popover, { type PopoverActions } from "@mui/material/Popover";
import { type KeyboardEvent, type ReactNode, useCallback, useRef } from "react";

/** A popover with the input fields of a toolbar button. It stays within the window when its content grows. */
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
  const actions = useRef<PopoverActions>(null);
  const followSize = useCallback((content: HTMLElement | null) => {
    if (!content) return undefined;
    const observer = new ResizeObserver(() => actions.current?.updatePosition());
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return (
    <Popover
      action={actions}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      // The focus returns to the text, not to the button.
      disableRestoreFocus
      anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
    >
      <Box ref={followSize} sx={{ padding: 2, width, maxWidth: "90vw" }}>
        {children}
      </Box>
    </Popover>
  );
}

/** Applies the popover on Enter. Without this, Enter would submit the article's form around it. */
export function applyOnEnter(event: KeyboardEvent, apply: () => void): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  apply();
}
