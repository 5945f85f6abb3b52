/**
 * Runs before the page's own scripts and decides when they start: at the first touch or key press, or
 * once the page has loaded and the browser has painted it and is idle, but at most 4 s after it has
 * loaded. The build inlines it in every page (`vite/inline-script.ts`), so it is short: under 1 kB
 * compressed.
 *
 * Clicks on buttons that need those scripts (`button[type=button]`, `[data-js]`) are queued and
 * replayed after the app has fired `app:ready`. Links, forms with an action, and buttons that open a
 * dialog or the menu work natively meanwhile.
 */
import { appReadyEvent } from "./app-ready.ts";
import { watchLaterParts } from "./later-parts.ts";

watchLaterParts();

const clicked = new Set<HTMLElement>();
let lastToggle = Number.NEGATIVE_INFINITY;

/**
 * Replaces the inert scripts of `defer-scripts.ts` by working ones; does nothing when that has begun. Each
 * element is added in a task of its own, because a slow phone takes several milliseconds for each and a tap
 * would wait for all of them. A script of the same type in the page's content comes first and must not be the only
 * one; the content security policy keeps it from running.
 */
function start(): void {
  for (const inert of document.querySelectorAll<HTMLScriptElement>('[type="text/deferred"]')) {
    inert.type = "text";
    for (const href of inert.dataset.preload?.split(" ") ?? "") {
      setTimeout(() => {
        const link = document.createElement("link");
        link.rel = "modulepreload";
        link.href = href;
        document.head.append(link);
      });
    }
    setTimeout(() => {
      const script = document.createElement("script");
      script.type = "module";
      script.textContent = inert.textContent;
      inert.replaceWith(script);
    });
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Handles taps and keys until the app is ready. */
function handleInput(event: Event): void {
  // Its tasks follow the frame in which the browser shows what the input does by itself.
  requestAnimationFrame(start);
  // The target of a key is the document when nothing has the focus.
  const control = (event.target as Element).closest?.<HTMLButtonElement>(
    "summary,button,[data-js]",
  );
  if (!control) return;
  // What works natively in this browser. React would hydrate the whole page before the browser could show what
  // the tap does. "As string", because the type of all other controls would be `never` after that check.
  if (
    control.commandForElement ||
    control.popoverTargetElement ||
    control.matches("summary" as string)
  ) {
    event.stopImmediatePropagation();
  } else if (event.type === "click" && control.matches("[type=button],[data-js]")) {
    stop(event);
    clicked.add(control);
  }
}

// The second click of a double click that has just opened or closed a dialog is ignored: it would
// hit whatever is now under the pointer, such as the menu's close button. The event's own time
// counts: a busy page may handle it much later.
addEventListener(
  "click",
  (event) => {
    if (event.detail > 1 && event.timeStamp < lastToggle + 500) stop(event);
  },
  true,
);

const inputs =
  "keydown keypress keyup pointerdown mousedown touchstart pointerup mouseup touchend pointercancel touchcancel click".split(
    " ",
  );
for (const type of inputs) addEventListener(type, handleInput, true);

addEventListener("load", () => {
  // For a page that is never idle, and a browser that does not report its first paint.
  setTimeout(start, 4_000);
  new PerformanceObserver(() => {
    // Safari has no idle callbacks.
    if ((window as Partial<Window>).requestIdleCallback) requestIdleCallback(start);
    else setTimeout(start, 500);
  }).observe({ type: "paint", buffered: true });
});

// A dialog with `closedby="any"` listens for clicks beside it only half a second later, since the
// browser closes it before any click event.
addEventListener(
  "beforetoggle",
  (event) => {
    const dialog = event.target as HTMLDialogElement;
    lastToggle = event.timeStamp;
    if (event.newState !== "open" || dialog.closedBy !== "any") return;
    dialog.closedBy = "closerequest";
    setTimeout(() => {
      dialog.closedBy = "any";
    }, 500);
  },
  true,
);

addEventListener(
  appReadyEvent,
  () => {
    for (const type of inputs) removeEventListener(type, handleInput, true);
    // In a task of its own: React ignores a click on a part that is not hydrated when it arrives
    // during React's work.
    setTimeout(() => {
      for (const button of clicked) button.click();
    });
  },
  true,
);
