import { MobileAppScreen } from "@crm/drawings/screens/mobile-app-screen";
import { ComingSoon } from "./coming-soon.tsx";
import { mobileApp } from "./copy.ts";

export default function MobileAppDocument() {
  return (
    <ComingSoon announcement={mobileApp}>
      <MobileAppScreen />
    </ComingSoon>
  );
}
