import { LeadFetchingScreen } from "@crm/drawings/screens/lead-fetching-screen";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/integrations.ts";
import { ComingSoon } from "./coming-soon.tsx";
import { ConnectionList } from "./connection-list.tsx";
import { integrations } from "./copy.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(matches, integrations.page);

/** `/integrations`. */
export default function Integrations() {
  return (
    <>
      <ComingSoon announcement={integrations}>
        <LeadFetchingScreen />
      </ComingSoon>
      <ConnectionList />
    </>
  );
}
