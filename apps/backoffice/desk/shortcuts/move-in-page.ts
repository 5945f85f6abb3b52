/** Fields, and lists and menus that have keys of their own. */
const typingPlaces =
  "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=textbox], [role=listbox], .MuiPopover-root";

/** Whether a key belongs to the place where it was pressed: a field, a menu or a dialog. */
export function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector("[role=dialog], [role=alertdialog]")) return true;
  return target instanceof Element && target.closest(typingPlaces) !== null;
}

const rowPlaces = "[data-row], tr, li";

/** The links that open the rows of the list, from top to bottom. */
function findRowLinks(): HTMLElement[] {
  const rows = document.querySelectorAll("main [data-row], main tbody tr, main .MuiList-root > li");
  const links = [...rows].flatMap((row) => {
    const link = row.querySelector<HTMLElement>("a[href^='/admin']");
    return link ? [link] : [];
  });
  return [...new Set(links)];
}

/** The row that had the focus last: its element, its place in the list, and the address of the list. */
let last: { row: Element; index: number; address: string } | undefined;

/** Remembers the row that gets the focus or a click, and forgets it after a click elsewhere on the page. */
export function rememberRow({ type, target }: Event): void {
  if (!(target instanceof Element) || !target.closest("main")) return;
  const index = findRowLinks().findIndex((link) => link.closest(rowPlaces)?.contains(target));
  const row = index < 0 ? null : target.closest(rowPlaces);
  if (row) last = { row, index, address: location.href };
  else if (type === "pointerdown") last = undefined;
}

/**
 * Where the focus was last among the rows.
 *
 * @returns a negative index when it was in none of them
 */
function findLastRow(links: HTMLElement[]): { index: number; hasLeft: boolean } {
  if (!last || last.address !== location.href) return { index: -1, hasLeft: false };
  const { row, index } = last;
  const current = links.findIndex((link) => row.contains(link));
  if (current >= 0) return { index: current, hasLeft: false };
  return { index: Math.min(index, links.length - 1), hasLeft: true };
}

/** Moves the focus to the next or the previous row, or to the first one. */
export function focusRow(step: 1 | -1): void {
  const links = findRowLinks();
  const { index, hasLeft } = findLastRow(links);
  // The row that took the place of one that has left is the next one.
  const moved = hasLeft && step > 0 ? index : index + step;
  const next = index < 0 ? 0 : Math.min(Math.max(moved, 0), links.length - 1);
  links[next]?.focus();
  links[next]?.scrollIntoView({ block: "nearest" });
}

/**
 * Gives the focus back to the row that lost it, or to the row that took its place, when a change of the
 * list has left the focus nowhere.
 */
export function restoreRowFocus(): void {
  if (document.activeElement !== document.body || isBusy(null)) return;
  const links = findRowLinks();
  links[findLastRow(links).index]?.focus({ preventScroll: true });
}

/** @returns false when this page has no search field */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>(
    "main input[type=search], main .RaSearchInput-root input, main input[name=q], main form input[type=text]",
  );
  field?.focus();
  field?.select();
  return field !== null;
}
