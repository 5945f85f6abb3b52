import { listOpenDialogs, watchDialogs } from "./open-dialogs.ts";

/** On the way back to the page's own entry, after its dialog has closed. */
let goingBack = false;

/**
 * Lets the back button close an open dialog instead of leaving the page: while one is open, the
 * history has one more entry with the same address, marked so. The router never hears of it, since
 * its own state in that entry is the same and the events of coming back are kept from it by
 * `hearBackFirst`.
 */
export function followDialogs(): () => void {
  const settle = () => {
    const open = listOpenDialogs().length > 0;
    if (open && !isMarked()) history.pushState({ ...history.state, dialog: true }, "");
    if (!open && isMarked()) {
      goingBack = true;
      history.back();
    }
  };

  // Later, because one dialog may open in the moment in which another closes.
  const stopWatching = watchDialogs(() => setTimeout(settle));
  document.addEventListener("click", noteScrollbar, true);
  settle();
  return () => {
    stopWatching();
    document.removeEventListener("click", noteScrollbar, true);
  };
}

/**
 * Hears of the back button before the router does. Call it before the router starts: an event of
 * the window reaches its listeners in the order in which they came, whatever their phase.
 */
export function hearBackFirst(): void {
  addEventListener("popstate", (event) => {
    const open = listOpenDialogs();
    if (goingBack || (open.length > 0 && !isMarked())) event.stopImmediatePropagation();
    if (!goingBack && !isMarked()) closeAll(open);
    goingBack = false;
  });
}

/** Closes every open dialog, such as after a navigation. */
export function closeDialogs(): void {
  closeAll(listOpenDialogs());
}

function closeAll(dialogs: HTMLDialogElement[]): void {
  for (const dialog of dialogs.reverse()) dialog.close();
}

function isMarked(): boolean {
  return Boolean(history.state?.dialog);
}

/** Notes whether the page has a scrollbar that takes room, before a click opens a dialog. */
function noteScrollbar(): void {
  const { documentElement: page } = document;
  if (listOpenDialogs().length === 0) {
    page.toggleAttribute("data-scrollbar", innerWidth > page.clientWidth);
  }
}
