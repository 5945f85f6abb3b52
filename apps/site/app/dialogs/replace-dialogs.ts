import { closeDialog } from "../ui/open-dialogs.ts";

/**
 * A button in a dialog that opens another dialog closes its own. Without a script the second one
 * opens on top of a modal dialog; the menu always closes. Returns a function that stops this.
 */
export function replaceDialogs(): () => void {
  document.addEventListener("click", closeOwnDialog);
  return () => document.removeEventListener("click", closeOwnDialog);
}

function closeOwnDialog({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const own = target.closest("button[command=show-modal]")?.closest("dialog");
  if (own) closeDialog(own);
}
