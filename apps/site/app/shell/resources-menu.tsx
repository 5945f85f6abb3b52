import { ChevronDownIcon } from "@crm/drawings/icons/ui-icons";
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { resourceItems } from "../navigation/navigation-items.ts";
import { joinClasses } from "../ui/classes.ts";
import { copy } from "./copy.ts";

/**
 * The header's menu of help and reading matter. It is a `details` element, so that it opens before
 * the scripts have loaded and without them; the scripts only close it.
 */
export function ResourcesMenu({ className }: { className: string }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useCloseOutside(menu);
  useCloseAfterNavigation(menu);
  const closeOnEscape = ({ key: pressed, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
    if (pressed !== "Escape" || !currentTarget.open) return;
    closeMenu(currentTarget);
    currentTarget.querySelector("summary")?.focus();
  };
  return (
    <details
      ref={menu}
      onKeyDown={closeOnEscape}
      className="group relative"
      suppressHydrationWarning
    >
      <summary className={joinClasses(className, "cursor-pointer gap-1 group-open:text-green")}>
        {copy.resources}
        <ChevronDownIcon className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="absolute inset-s-0 top-full z-30 mt-1.5 w-80 rounded-panel border border-line bg-white p-2 shadow-float">
        {resourceItems.map(({ label, detail, to }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="block rounded-card px-4 py-3 transition-colors hover:bg-leaf current:text-green"
            >
              <span className="block font-semibold">{label}</span>
              <span className="block text-fine text-soft">{detail}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

type Menu = RefObject<HTMLDetailsElement | null>;

/** Closes the menu on a new page, but not at hydration: it may have been opened before. */
function useCloseAfterNavigation(menu: Menu) {
  const { key } = useLocation();
  const last = useRef(key);
  useEffect(() => {
    if (last.current !== key) closeMenu(menu.current);
    last.current = key;
  }, [key, menu]);
}

/** Closes the menu when the visitor clicks elsewhere, or moves the focus out of it. */
function useCloseOutside(menu: Menu) {
  useEffect(() => {
    const close = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) closeMenu(menu.current);
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("focusin", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("focusin", close);
    };
  }, [menu]);
}

function closeMenu(menu: HTMLDetailsElement | null): void {
  menu?.removeAttribute("open");
}
