import { Bubble } from "../../ui/bubble.tsx";
import { ComingSoon } from "./coming-soon.tsx";
import { partnerChat, partnerProgram } from "./copy.ts";

export default function PartnerProgramDocument() {
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
