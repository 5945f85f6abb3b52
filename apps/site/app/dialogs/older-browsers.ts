import { openDialog } from "../ui/open-dialogs.ts";

/**
 * A polyfill for older browsers: a button with `command` and `commandfor` opens its dialog, and a
 * click beside a dialog with `closedby="any"` closes it. It listens on the document, so that it
 * also works in HTML that React does not hydrate. Returns a function that removes the listeners.
 */
export function helpOlderBrowsers(): () => void {
  document.addEventListener("click", openFromButton);
  document.addEventListener("click", closeFromBackdrop);
  return () => {
    document.removeEventListener("click", openFromButton);
    document.removeEventListener("click", closeFromBackdrop);
  };
}

function openFromButton({ target }: MouseEvent): void {
  if ("command" in HTMLButtonElement.prototype || !(target instanceof Element)) return;
  const button = target.closest("button[command=show-modal]");
  if (button) openDialog(button.getAttribute("commandfor") ?? "");
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
