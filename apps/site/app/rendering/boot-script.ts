/**
 * Runs before the page's own scripts and decides when they start: once the page has loaded and the
 * browser is idle, or at the first touch or key press.
 *
 * Clicks on buttons that need those scripts (`button[type=button]`, `[data-js]`) are queued and
 * replayed after the app has fired `app:ready`. The replay runs in its own task: React ignores a
 * click on a part that is not hydrated when it arrives during React's work. Links, forms with an
 * action and buttons with a `command` work natively meanwhile.
 *
 * The second click of a double click that has just opened or closed a dialog is ignored: it would
 * hit whatever is now under the pointer, such as the menu's close button. A dialog with
 * `closedby="any"` listens for clicks beside it only half a second later, since the browser closes
 * it before any click event.
 *
 * The script is inlined in every page, so it is short (under 1 kB) and uses plain ES2020.
 */
export const bootScript = `(() => {
const d = document, kept = new Set();
const pick = "button[type=button]" + ("command" in HTMLButtonElement.prototype ? ":not([commandfor])" : "") + ",[data-js]";
let begun, toggled = -500;
const start = () => {
if (begun) return;
begun = 1;
for (const s of d.querySelectorAll('script[type="text/deferred"]')) {
for (const h of (s.dataset.preload || "").split(" ")) if (h) {
const l = d.createElement("link");
l.rel = "modulepreload";
l.href = h;
d.head.append(l);
}
const m = d.createElement("script");
m.type = "module";
m.textContent = s.textContent;
s.replaceWith(m);
}
};
const hold = (e) => {
e.preventDefault();
e.stopImmediatePropagation();
};
const keep = (e) => {
const b = e.target.closest?.(pick);
if (!b || b.command && b.commandForElement) return;
hold(e);
kept.add(b);
start();
};
addEventListener("click", (e) => e.detail > 1 && performance.now() < toggled + 500 && hold(e), true);
addEventListener("click", keep, true);
for (const t of ["pointerdown", "keydown", "touchstart"]) addEventListener(t, start, { once: true, capture: true, passive: true });
addEventListener("load", () => window.requestIdleCallback ? requestIdleCallback(start, { timeout: 4e3 }) : setTimeout(start, 500));
d.addEventListener("beforetoggle", ({ target: g, newState }) => {
toggled = performance.now();
if (newState !== "open" || g.closedBy !== "any") return;
g.closedBy = "closerequest";
setTimeout(() => g.closedBy = "any", 500);
}, true);
d.addEventListener("app:ready", () => {
removeEventListener("click", keep, true);
setTimeout(() => kept.forEach((b) => b.click()));
}, { once: true });
})();`;
