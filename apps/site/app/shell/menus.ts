import { layout } from "@crm/contract/limits";
import { dialogIds } from "../dialogs/dialog-ids.ts";
import { closeDialog } from "../ui/open-dialogs.ts";

/** The header's menu of help and reading matter. */
export const resourcesId = "resources";

/**
 * Closes the header's menu on a click or focus elsewhere and on Escape. Closes the menu of narrow screens when the
 * focus leaves it, which the page below it does not prevent, and when the screen becomes wide enough for the
 * header's links. Returns a function that stops this.
 */
export function followMenus(): () => void {
  const wide = matchMedia(`(min-width: ${layout.mobileNavigationMaxPx + 1}px)`);
  const closeOnWideScreens = () => {
    if (wide.matches) closeMobileMenu();
  };
  closeOnWideScreens();
  const listening = new AbortController();
  wide.addEventListener("change", closeOnWideScreens, listening);
  document.addEventListener("pointerdown", closeOutside, listening);
  document.addEventListener("focusin", closeOutside, listening);
  document.addEventListener("keydown", closeOnEscape, listening);
  return () => listening.abort();
}

export function closeResources(): void {
  findResources()?.removeAttribute("open");
}

/** Marks the header's links to the open page, or to the section that it is in, as `NavLink` does. */
export function markCurrentLinks(path: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("header nav a")) {
    const isCurrent = !link.hash && `${path}/`.startsWith(`${link.pathname}/`);
    if (isCurrent) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

function findResources(): HTMLElement | null {
  return document.getElementById(resourcesId);
}

function closeMobileMenu(): void {
  const menu = document.getElementById(dialogIds.menu);
  if (menu instanceof HTMLDialogElement) closeDialog(menu);
}

function closeOutside({ target }: Event): void {
  if (!(target instanceof Element)) return;
  if (!target.closest(`#${resourcesId}`)) closeResources();
  if (!target.closest(`#${dialogIds.menu}`)) closeMobileMenu();
}

function closeOnEscape({ key, target }: KeyboardEvent): void {
  const menu = findResources();
  if (key !== "Escape" || !menu?.hasAttribute("open")) return;
  if (!(target instanceof Node && menu.contains(target))) return;
  closeResources();
  menu.querySelector("summary")?.focus();
}
