import { ComingSoonSpot } from "../../illustrations/spots/spots.tsx";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/partner-program.ts";
import { ComingSoon } from "./coming-soon.tsx";
import { partnerProgram } from "./copy.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(matches, partnerProgram.page);

/** `/partner-program`. */
export default function PartnerProgram() {
  return (
    <ComingSoon announcement={partnerProgram}>
      <ComingSoonSpot />
    </ComingSoon>
  );
}
