import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { BookDemoDialog } from "../dialogs/book-demo/book-demo-dialog.tsx";
import { closeDialogs, followDialogs, setShownEntry } from "../dialogs/dialog-history.ts";
import { EnterpriseDialog } from "../dialogs/enterprise/enterprise-dialog.tsx";
import { JoinCommunityDialog } from "../dialogs/join-community/join-community-dialog.tsx";
import { helpOlderBrowsers } from "../dialogs/older-browsers.ts";
import { SignInDialog } from "../dialogs/sign-in/sign-in-dialog.tsx";
import { playVideosInDialogs } from "../dialogs/video/play-videos.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { mainId, SkipLink } from "./skip-link.tsx";
import { StickyBar } from "./sticky-bar.tsx";

/** The frame of every page: header, footer, the bar of small screens and the dialogs. */
export function Shell({ children }: { children: ReactNode }) {
  const main = useFocusAfterNavigation();
  useScrollBehavior();
  useEffect(followDialogs, []);
  useEffect(helpOlderBrowsers, []);
  useEffect(playVideosInDialogs, []);
  return (
    <>
      <SkipLink />
      <Header />
      <main ref={main} id={mainId} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <StickyBar />
      <MobileMenu />
      <BookDemoDialog />
      <EnterpriseDialog />
      <JoinCommunityDialog />
      <SignInDialog />
    </>
  );
}

/**
 * After a client-side navigation, closes dialogs and moves the focus to the new page, as after a
 * full load. Jumps within a page do not move the focus.
 */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  const last = useRef({ key, pathname });
  useEffect(() => {
    if (last.current.key !== key) closeDialogs();
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
