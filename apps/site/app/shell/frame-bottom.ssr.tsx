import { BookDemoDialog } from "../dialogs/book-demo/book-demo-dialog.tsx";
import { EnterpriseDialog } from "../dialogs/enterprise/enterprise-dialog.tsx";
import { JoinCommunityDialog } from "../dialogs/join-community/join-community-dialog.tsx";
import { SignInDialog } from "../dialogs/sign-in/sign-in-dialog.tsx";
import { Footer } from "./footer.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { StickyBar } from "./sticky-bar.tsx";

/** What is below the page itself, and the dialogs. */
export default function FrameBottom() {
  return (
    <>
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
