import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { closeDialogs, setShownEntry } from "../dialogs/dialog-history.ts";
import { closeResources, markCurrentLinks } from "./menus.ts";

/** The element that receives the focus from the skip link and after navigations. */
export const mainId = "main";

/** The page itself, between header and footer. */
export function Main({ children }: { children: ReactNode }) {
  const main = useFocusAfterNavigation();
  useScrollBehavior();
  return (
    <main ref={main} id={mainId} tabIndex={-1} className="overflow-x-clip">
      {children}
    </main>
  );
}

/**
 * After a client-side navigation, closes menus and dialogs, marks the page's link in the header, and
 * moves the focus to the new page, as after a full load. Jumps within a page do not move the focus.
 */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  const last = useRef({ key, pathname });
  useEffect(() => {
    if (last.current.key !== key) {
      closeDialogs();
      closeResources();
      markCurrentLinks(pathname);
    }
    if (last.current.pathname !== pathname) main.current?.focus({ preventScroll: true });
    last.current = { key, pathname };
    setShownEntry(key);
  }, [key, pathname]);
  return main;
}

/**
 * Chooses smooth or instant scrolling. The style sheet scrolls smoothly, for jumps within a page.
 * New pages start at the top and earlier pages at their old position, both at once. The router
 * scrolls in its layout effect, between these two.
 */
function useScrollBehavior() {
  const { key, hash } = useLocation();
  const isPop = useNavigationType() === "POP";
  // A link that the router does not handle, such as one in an article, is a "pop" without a key.
  const isJump = hash !== "" && (!isPop || key === "default");
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.toggleAttribute("data-at-once", !isJump);
    // Chromium scrolls with the last computed style: measuring forces it to compute this one.
    page.getBoundingClientRect();
  });
  useEffect(() => {
    document.documentElement.removeAttribute("data-at-once");
  });
}
