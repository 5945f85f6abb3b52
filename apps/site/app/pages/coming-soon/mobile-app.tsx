import { MobileAppScreen } from "@crm/drawings/screens/mobile-app-screen";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/mobile-app.ts";
import { ComingSoon } from "./coming-soon.tsx";
import { mobileApp } from "./copy.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(matches, mobileApp.page);

/** `/mobile-app`. */
export default function MobileApp() {
  return (
    <ComingSoon announcement={mobileApp}>
      <MobileAppScreen />
    </ComingSoon>
  );
}
