import { closeDialog, openDialog } from "../ui/open-dialogs.ts";

/**
 * A polyfill for older browsers: a button with `command` and `commandfor` opens its dialog, one with
 * `popovertarget` opens or closes the menu as a modal dialog, and a click beside a dialog with
 * `closedby="any"` closes it. It listens on the document, so that it also works in HTML that React
 * does not hydrate. Returns a function that removes the listeners.
 */
export function helpOlderBrowsers(): () => void {
  const listening = new AbortController();
  document.addEventListener("click", followButton, listening);
  document.addEventListener("click", closeFromBackdrop, listening);
  return () => listening.abort();
}

function followButton({ target, detail }: MouseEvent): void {
  // The second click of a double click must not undo the first.
  if (!(target instanceof Element) || detail > 1) return;
  const { prototype } = HTMLButtonElement;
  const opener = target.closest("button[command=show-modal]");
  if (opener && !("command" in prototype)) openDialog(opener.getAttribute("commandfor") ?? "");
  const toggle = target.closest("button[popovertarget]");
  if (!toggle || "popoverTargetElement" in prototype) return;
  const menu = toggle.closest("dialog");
  if (menu) closeDialog(menu);
  else openDialog(toggle.getAttribute("popovertarget") ?? "");
}

function closeFromBackdrop(event: MouseEvent): void {
  const dialog = event.target;
  // The second click of a double click that opened the dialog must not close it.
  if ("closedBy" in HTMLDialogElement.prototype || event.detail > 1) return;
  if (!(dialog instanceof HTMLDialogElement) || !dialog.matches(":modal")) return;
  const box = dialog.getBoundingClientRect();
  const inside =
    event.clientX >= box.left &&
    event.clientX <= box.right &&
    event.clientY >= box.top &&
    event.clientY <= box.bottom;
  if (!inside) dialog.close();
}
