import { describePage } from "../../seo/page-meta.ts";
import { Bubble } from "../../ui/bubble.tsx";
import type { Route } from "./+types/partner-program.ts";
import { ComingSoon } from "./coming-soon.tsx";
import { partnerChat, partnerProgram } from "./copy.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(matches, partnerProgram.page);

/** `/partner-program`. */
export default function PartnerProgram() {
  return (
    <ComingSoon announcement={partnerProgram}>
      <div className="chat-paper flex flex-col gap-3 rounded-panel border border-line p-6 wide:p-10">
        {partnerChat.map(({ side, text }) => (
          <Bubble key={text} as="p" side={side} className="text-body!">
            {text}
          </Bubble>
        ))}
      </div>
    </ComingSoon>
  );
}
