import { LeadFetchingScreen } from "@crm/drawings/screens/lead-fetching-screen";
import { ComingSoon } from "./coming-soon.tsx";
import { ConnectionList } from "./connection-list.tsx";
import { integrations } from "./copy.ts";

export default function IntegrationsDocument() {
  return (
    <>
      <ComingSoon announcement={integrations}>
        <LeadFetchingScreen />
      </ComingSoon>
      <ConnectionList />
    </>
  );
}
