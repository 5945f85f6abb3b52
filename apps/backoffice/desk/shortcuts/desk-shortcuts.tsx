import SearchIcon from "@mui/icons-material/Search";
import IconButton from "@mui/material/IconButton";
import { useEffect, useState } from "react";
import { shortcutCopy as copy } from "./copy.ts";
import { KeysDialog } from "./keys-dialog.tsx";
import { focusRow, focusSearch, isBusy, rememberRow } from "./move-in-page.ts";
import { Palette } from "./palette.tsx";
import { findShortcut, type ShortcutAction } from "./shortcuts.ts";

/** Listens to the desk's keys, and shows the palette, its button and the list of keys. */
export function DeskShortcuts() {
  const [open, setOpen] = useState<"palette" | "keys">();

  useEffect(() => {
    const actions: Record<ShortcutAction, () => void> = {
      palette: () => setOpen("palette"),
      keys: () => setOpen("keys"),
      // Pages without a search of their own have the palette's.
      search: () => focusSearch() || setOpen("palette"),
      next: () => focusRow(1),
      previous: () => focusRow(-1),
    };
    const listen = (event: KeyboardEvent) => {
      const action = findShortcut(event);
      if (!action || event.defaultPrevented || isBusy(event.target)) return;
      event.preventDefault();
      actions[action]();
    };
    document.addEventListener("keydown", listen);
    document.addEventListener("focusin", rememberRow);
    document.addEventListener("pointerdown", rememberRow);
    return () => {
      document.removeEventListener("keydown", listen);
      document.removeEventListener("focusin", rememberRow);
      document.removeEventListener("pointerdown", rememberRow);
    };
  }, []);

  const close = () => setOpen(undefined);
  return (
    <>
      <IconButton color="inherit" aria-label={copy.palette} onClick={() => setOpen("palette")}>
        <SearchIcon />
      </IconButton>
      {open === "palette" ? <Palette onClose={close} onShowKeys={() => setOpen("keys")} /> : null}
      {open === "keys" ? <KeysDialog onClose={close} /> : null}
    </>
  );
}
