import { closeDialog, listOpenDialogs, openDialog, watchDialogs } from "../ui/open-dialogs.ts";

/** True during the navigation back to the page's own entry, after its dialog has closed. */
let goingBack = false;

/** The router's key of the current entry; the dialog's entry has the same key. */
let shownKey: string | undefined;

/**
 * Lets the back button close an open dialog instead of leaving the page. An open dialog adds a
 * history entry with the same address, marked with the dialog's id; going forward to it opens the
 * dialog again. The router does not notice: the entry has the router's own state, and
 * `interceptBackNavigation` stops the popstate events. `docs/decisions/2026-11-22-dialog-history.md`
 * says what would be worse with entries of the router.
 */
export function followDialogs(): () => void {
  // Deferred, because one dialog may open at the moment in which another closes.
  const stopWatching = watchDialogs(() => setTimeout(settle));
  document.addEventListener("click", noteScrollbar, true);
  settle();
  return () => {
    stopWatching();
    document.removeEventListener("click", noteScrollbar, true);
  };
}

/** Synchronizes the current history entry with the open dialog. */
function settle(): void {
  const top = listOpenDialogs().at(-1);
  if (top) {
    const marked = { ...history.state, dialog: top.id };
    if (!isMarked()) history.pushState(marked, "");
    // Another dialog has replaced the open one.
    else if (history.state.dialog !== top.id) history.replaceState(marked, "");
  } else if (isMarked() && !goingBack) {
    goingBack = true;
    history.back();
  }
}

/**
 * Handles the back and forward buttons before the router does. Call it before the router starts:
 * listeners on the window run in the order of registration, whatever their phase.
 */
export function interceptBackNavigation(): void {
  addEventListener("popstate", (event) => {
    const open = listOpenDialogs();
    if (goingBack) {
      goingBack = false;
      event.stopImmediatePropagation();
      keepFocus();
    } else if (!isMarked()) {
      if (open.length === 0) return;
      event.stopImmediatePropagation();
      closeAll(open);
      keepFocus();
    } else if (open.length === 0 && isShown()) {
      event.stopImmediatePropagation();
      openDialog(history.state.dialog);
      // Changes nothing unless the page no longer has that dialog.
      settle();
    }
  });
}

/**
 * After going back, Chromium sometimes focuses the element that the address names, such as the page
 * after its skip link was used, instead of the button that opened the dialog.
 */
function keepFocus(): void {
  const { activeElement, location } = document;
  const { hash } = location;
  const named = document.getElementById(hash.slice(1));
  if (!(activeElement instanceof HTMLElement) || activeElement === named) return;
  const giveBack = () => {
    // The focus of another page is its own.
    if (location.hash === hash) activeElement.focus({ preventScroll: true });
  };
  named?.addEventListener("focus", giveBack, { once: true, signal: AbortSignal.timeout(500) });
}

/** Stores the key of the entry that the router shows now. */
export function setShownEntry(key: string): void {
  shownKey = key;
  settle();
}

/** Closes every open dialog, for example after a navigation. */
export function closeDialogs(): void {
  closeAll(listOpenDialogs());
}

function closeAll(dialogs: HTMLDialogElement[]): void {
  for (const dialog of dialogs.reverse()) closeDialog(dialog);
}

function isMarked(): boolean {
  return Boolean(history.state?.dialog);
}

/** Whether the current history entry belongs to the visible page. */
function isShown(): boolean {
  return (history.state?.key ?? "default") === shownKey;
}

/** Records whether the page has a scrollbar with its own width, before a click opens a dialog. */
function noteScrollbar(): void {
  const { documentElement: page } = document;
  if (listOpenDialogs().length === 0) {
    page.toggleAttribute("data-scrollbar", innerWidth > page.clientWidth);
  }
}
