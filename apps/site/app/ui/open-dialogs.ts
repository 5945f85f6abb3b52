import { useSyncExternalStore } from "react";
import type { DialogId } from "../dialogs/dialog-ids.ts";

/**
 * Dialogs are modal, but for the menu, which is a popover. Browsers without popovers skip the part of `:is()`
 * that they do not know.
 */
const openDialogs = "dialog:is(:modal, :popover-open)";

/** Opens a dialog from code. Buttons open dialogs natively: see `DialogButton`. */
export function openDialog(id: string): void {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement) || dialog.matches(openDialogs)) return;
  if (dialog.popover) dialog.showPopover();
  else dialog.showModal();
}

export function closeDialog(dialog: HTMLDialogElement): void {
  if (dialog.popover) dialog.hidePopover();
  else dialog.close();
}

/** The open dialogs, the topmost one last. */
export function listOpenDialogs(): HTMLDialogElement[] {
  return [...document.querySelectorAll<HTMLDialogElement>(openDialogs)];
}

/** Calls back whenever a dialog has opened or closed. Returns a function that stops watching. */
export function watchDialogs(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document.body, { subtree: true, attributeFilter: ["open"] });
  // An open popover has no attribute. Its event does not bubble, and other elements have the same one.
  document.addEventListener("toggle", callback, true);
  return () => {
    observer.disconnect();
    document.removeEventListener("toggle", callback, true);
  };
}

/** Whether a dialog is open, also when it was opened before hydration. */
export function useDialogIsOpen(id: DialogId): boolean {
  return useSyncExternalStore(
    watchDialogs,
    () => document.getElementById(id)?.hasAttribute("open") ?? false,
    () => false,
  );
}
