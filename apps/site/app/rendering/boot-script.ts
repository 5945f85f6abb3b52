/**
 * Runs before the page's own scripts and decides when they start: once the page has loaded and the
 * browser is idle, or at the first touch or key press. The build inlines it in every page
 * (`vite/inline-script.ts`), so it is short: under 1 kB compressed.
 *
 * Clicks on buttons that need those scripts (`button[type=button]`, `[data-js]`) are queued and
 * replayed after the app has fired `app:ready`. Links, forms with an action and buttons with a
 * `command` work natively meanwhile.
 */
import { appReadyEvent } from "./app-ready.ts";
import { watchLaterParts } from "./later-parts.ts";

watchLaterParts();

const opensNatively = "command" in HTMLButtonElement.prototype;
const needsScripts = `button[type=button]${opensNatively ? ":not([commandfor])" : ""},[data-js]`;

const clicked = new Set<HTMLElement>();
let hasStarted = false;
let lastToggle = Number.NEGATIVE_INFINITY;

/** Replaces the inert scripts of `defer-scripts.ts` by working ones. */
function start(): void {
  if (hasStarted) return;
  hasStarted = true;
  for (const inert of document.querySelectorAll<HTMLScriptElement>(
    'script[type="text/deferred"]',
  )) {
    for (const href of inert.dataset.preload?.split(" ") ?? []) {
      if (!href) continue;
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = inert.textContent;
    inert.replaceWith(script);
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function queueClick(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLButtonElement>(needsScripts);
  if (!button || (button.command && button.commandForElement)) return;
  stop(event);
  clicked.add(button);
  start();
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
addEventListener("click", queueClick, true);

for (const type of ["pointerdown", "keydown", "touchstart"]) {
  addEventListener(type, start, { once: true, capture: true, passive: true });
}
addEventListener("load", () => {
  // Safari has no idle callbacks.
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 4_000 });
  else setTimeout(start, 500);
});

// A dialog with `closedby="any"` listens for clicks beside it only half a second later, since the
// browser closes it before any click event.
document.addEventListener(
  "beforetoggle",
  (event) => {
    const dialog = event.target as HTMLDialogElement;
    lastToggle = performance.now();
    if (event.newState !== "open" || dialog.closedBy !== "any") return;
    dialog.closedBy = "closerequest";
    setTimeout(() => {
      dialog.closedBy = "any";
    }, 500);
  },
  true,
);

document.addEventListener(
  appReadyEvent,
  () => {
    removeEventListener("click", queueClick, true);
    // In a task of its own: React ignores a click on a part that is not hydrated when it arrives
    // during React's work.
    setTimeout(() => {
      for (const button of clicked) button.click();
    });
  },
  { once: true },
);
