/** Fields, and lists and menus that have keys of their own. */
const typingPlaces =
  "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=textbox], [role=listbox], .MuiPopover-root";

/** Whether a key belongs to the place where it was pressed: a field, a menu or a dialog. */
export function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector("[role=dialog], [role=alertdialog]")) return true;
  return target instanceof Element && target.closest(typingPlaces) !== null;
}

/** The links that open the rows of the list, from top to bottom. */
function findRowLinks(): HTMLElement[] {
  const rows = document.querySelectorAll("main [data-row], main tbody tr, main .MuiList-root > li");
  const links = [...rows].flatMap((row) => {
    const link = row.querySelector<HTMLElement>("a[href^='/admin']");
    return link ? [link] : [];
  });
  return [...new Set(links)];
}

/** Moves the focus to the next or the previous row, or to the first one. */
export function focusRow(step: 1 | -1): void {
  const links = findRowLinks();
  const current = links.findIndex(
    (link) => link.closest("[data-row], tr, li")?.contains(document.activeElement) ?? false,
  );
  const next = current < 0 ? 0 : Math.min(Math.max(current + step, 0), links.length - 1);
  links[next]?.focus();
  links[next]?.scrollIntoView({ block: "nearest" });
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
