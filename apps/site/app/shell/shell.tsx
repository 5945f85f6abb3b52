import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { BookDemoDialog } from "../dialogs/book-demo/book-demo-dialog.tsx";
import { closeDialogs, followDialogs } from "../dialogs/dialog-history.ts";
import { JoinCommunityDialog } from "../dialogs/join-community/join-community-dialog.tsx";
import { SignInDialog } from "../dialogs/sign-in/sign-in-dialog.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { mainId, SkipLink } from "./skip-link.tsx";
import { StickyBar } from "./sticky-bar.tsx";

/** What stands around every page: header, footer, the bar of small screens and the dialogs. */
export function Shell({ children }: { children: ReactNode }) {
  const main = useMovedFocus();
  useEffect(followDialogs, []);
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
      <JoinCommunityDialog />
      <SignInDialog />
    </>
  );
}

/**
 * After a navigation inside the site, dialogs close and a keyboard or screen reader starts at the
 * new page, as it would after a full load. Jumps within a page leave the focus alone.
 */
function useMovedFocus() {
  const main = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  const last = useRef({ key, pathname });
  useEffect(() => {
    if (last.current.key !== key) closeDialogs();
    if (last.current.pathname !== pathname) main.current?.focus({ preventScroll: true });
    last.current = { key, pathname };
  }, [key, pathname]);
  return main;
}
