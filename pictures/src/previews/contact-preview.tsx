import { hours } from "@crm/brand";
import { ChatBubble, ChatHeader, ChatWall } from "@crm/drawings/kit/chat";
import { PhoneFrame } from "@crm/drawings/kit/phone-frame";
import { PreviewCard } from "./preview-card.tsx";

/** A conversation with sales. */
export function ContactPreview() {
  return (
    <PreviewCard title="We're Here for You!">
      <div className="relative h-full text-poster-sm">
        <PhoneFrame className="absolute top-16 inset-s-10 h-180 w-107.5">
          <ChatHeader name="Sales team" detail={hours.sales.text} />
          <ChatWall>
            <ChatBubble from="them" time="11:20">
              Hello! We sell school uniforms. Can you show us the CRM?
            </ChatBubble>
            <ChatBubble from="us" time="11:21">
              Yes, in a short demo. When are you free?
            </ChatBubble>
            <ChatBubble from="them" time="11:22">
              Tomorrow at 4?
            </ChatBubble>
            <ChatBubble from="us" time="11:22">
              Tomorrow at 4 works. Thank you!
            </ChatBubble>
          </ChatWall>
        </PhoneFrame>
      </div>
    </PreviewCard>
  );
}
