import { listOpenDialogs, watchDialogs } from "./open-dialogs.ts";

/**
 * Lets the back button close an open dialog instead of leaving the page: while one is open, the
 * history has one more entry with the same address, marked so. The router never hears of it, since
 * its own state in that entry is the same and the events of coming back are kept from it.
 */
export function followDialogs(): () => void {
  let goingBack = false;

  const settle = () => {
    const open = listOpenDialogs().length > 0;
    if (open && !isMarked()) history.pushState({ ...history.state, dialog: true }, "");
    if (!open && isMarked()) {
      goingBack = true;
      history.back();
    }
  };

  const onPop = (event: PopStateEvent) => {
    const open = listOpenDialogs();
    if (goingBack || (open.length > 0 && !isMarked())) event.stopImmediatePropagation();
    if (!goingBack && !isMarked()) closeAll(open);
    goingBack = false;
  };

  // Later, because one dialog may open in the moment in which another closes.
  const stopWatching = watchDialogs(() => setTimeout(settle));
  addEventListener("popstate", onPop, true);
  document.addEventListener("click", noteScrollbar, true);
  settle();
  return () => {
    stopWatching();
    removeEventListener("popstate", onPop, true);
    document.removeEventListener("click", noteScrollbar, true);
  };
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
