import { layout } from "@crm/contract/limits";
import { dialogIds } from "../dialogs/dialog-ids.ts";

/** The header's menu of help and reading matter. */
export const resourcesId = "resources";

/**
 * Closes the header's menu on a click or focus elsewhere and on Escape, and the menu of narrow
 * screens when the screen becomes wide enough for the header's links. Returns a function that stops
 * this.
 */
export function followMenus(): () => void {
  const wide = matchMedia(`(min-width: ${layout.mobileNavigationMaxPx + 1}px)`);
  const closeOnWideScreens = () => {
    const menu = document.getElementById(dialogIds.menu);
    if (wide.matches && menu instanceof HTMLDialogElement) menu.close();
  };
  closeOnWideScreens();
  wide.addEventListener("change", closeOnWideScreens);
  document.addEventListener("pointerdown", closeOutside);
  document.addEventListener("focusin", closeOutside);
  document.addEventListener("keydown", closeOnEscape);
  return () => {
    wide.removeEventListener("change", closeOnWideScreens);
    document.removeEventListener("pointerdown", closeOutside);
    document.removeEventListener("focusin", closeOutside);
    document.removeEventListener("keydown", closeOnEscape);
  };
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

function closeOutside({ target }: Event): void {
  if (target instanceof Node && !findResources()?.contains(target)) closeResources();
}

function closeOnEscape({ key, target }: KeyboardEvent): void {
  const menu = findResources();
  if (key !== "Escape" || !menu?.hasAttribute("open")) return;
  if (!(target instanceof Node && menu.contains(target))) return;
  closeResources();
  menu.querySelector("summary")?.focus();
}
