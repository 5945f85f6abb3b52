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
              Hello! We sell school uniforms and forget half our callbacks.
            </ChatBubble>
            <ChatBubble from="us" time="11:21">
              You are not alone. Shall we show you how others do it?
            </ChatBubble>
            <ChatBubble from="them" time="11:22">
              Yes please. Tomorrow at 4?
            </ChatBubble>
            <ChatBubble from="us" time="11:22">
              Tomorrow at 4 it is.
            </ChatBubble>
          </ChatWall>
        </PhoneFrame>
      </div>
    </PreviewCard>
  );
}
