import { helpCenterPath } from "@crm/contract/pages/help-center";
import type { WayOn } from "../article-problem.tsx";
import { helpTrail } from "./help-trail.ts";

/** Where a reader of a missing help article can go on. */
export const helpWayOn: WayOn = {
  trail: helpTrail(),
  advice:
    "It may have been moved or renamed, or we can't reach it right now. The help centre lists every article.",
  label: "Back to the help centre",
  to: helpCenterPath,
};
