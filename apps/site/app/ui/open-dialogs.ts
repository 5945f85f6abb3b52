import { useSyncExternalStore } from "react";
import type { DialogId } from "../dialogs/dialog-ids.ts";

/** Opens a dialog from code. Buttons open dialogs natively: see `DialogButton`. */
export function openDialog(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

/** The open modal dialogs, the topmost one last. */
export function listOpenDialogs(): HTMLDialogElement[] {
  return [...document.querySelectorAll<HTMLDialogElement>("dialog:modal")];
}

/** Calls back whenever a dialog has opened or closed. Returns a function that stops watching. */
export function watchDialogs(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document.body, { subtree: true, attributeFilter: ["open"] });
  return () => observer.disconnect();
}

/** Whether a dialog is open, also when it was opened before hydration. */
export function useDialogIsOpen(id: DialogId): boolean {
  return useSyncExternalStore(
    watchDialogs,
    () => document.getElementById(id)?.hasAttribute("open") ?? false,
    () => false,
  );
}
