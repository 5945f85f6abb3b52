import { listOpenDialogs, openDialog, watchDialogs } from "../ui/open-dialogs.ts";

/** On the way back to the page's own entry, after its dialog has closed. */
let goingBack = false;

/** The router's key of the entry that is shown; the one with a dialog has the same. */
let shownKey: string | undefined;

/**
 * Lets the back button close an open dialog instead of leaving the page: while one is open, the
 * history has one more entry with the same address, marked with the dialog's id; coming forward to
 * it opens the dialog again. The router never hears of it, since its own state in that entry is the
 * same and the events of coming and going are kept from it by `hearBackFirst`.
 */
export function followDialogs(): () => void {
  // Later, because one dialog may open in the moment in which another closes.
  const stopWatching = watchDialogs(() => setTimeout(settle));
  document.addEventListener("click", noteScrollbar, true);
  settle();
  return () => {
    stopWatching();
    document.removeEventListener("click", noteScrollbar, true);
  };
}

/** Makes the history's present entry fit what is open. */
function settle(): void {
  const top = listOpenDialogs().at(-1);
  if (top) {
    const marked = { ...history.state, dialog: top.id };
    if (!isMarked()) history.pushState(marked, "");
    // Another dialog has opened in its place.
    else if (history.state.dialog !== top.id) history.replaceState(marked, "");
  } else if (isMarked() && !goingBack) {
    goingBack = true;
    history.back();
  }
}

/**
 * Hears of the back and forward buttons before the router does. Call it before the router starts:
 * an event of the window reaches its listeners in the order in which they came, whatever their phase.
 */
export function hearBackFirst(): void {
  addEventListener("popstate", (event) => {
    const open = listOpenDialogs();
    if (goingBack) {
      goingBack = false;
      event.stopImmediatePropagation();
    } else if (!isMarked()) {
      if (open.length > 0) event.stopImmediatePropagation();
      closeAll(open);
    } else if (open.length === 0 && isShown()) {
      event.stopImmediatePropagation();
      openDialog(history.state.dialog);
      // Unless the page no longer has that dialog, this changes nothing.
      settle();
    }
  });
}

/** Tells which entry the router shows now, by its key. */
export function noteShownEntry(key: string): void {
  shownKey = key;
  settle();
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

/** Whether the history's present entry is the page that stands on the screen. */
function isShown(): boolean {
  return (history.state?.key ?? "default") === shownKey;
}

/** Notes whether the page has a scrollbar that takes room, before a click opens a dialog. */
function noteScrollbar(): void {
  const { documentElement: page } = document;
  if (listOpenDialogs().length === 0) {
    page.toggleAttribute("data-scrollbar", innerWidth > page.clientWidth);
  }
}
