import { formatRupees } from "@crm/contract/pricing/money";
import { rekha } from "../data/leads.ts";
import { quotation } from "../data/quotation.ts";
import {
  ChatBubble,
  ChatDay,
  ChatDocument,
  ChatHeader,
  ChatReplies,
  ChatWall,
} from "../kit/chat.tsx";
import { PhoneFrame } from "../kit/phone-frame.tsx";

/** The hero's conversation, from the first question to the order, as the customer sees it. */
export function HeroChat({ className }: { className?: string }) {
  return (
    <PhoneFrame className={className ?? ""}>
      <ChatHeader name={rekha.name} detail={`${rekha.company}, ${rekha.city}`} />
      <ChatWall>
        <ChatDay>Today</ChatDay>
        <ChatBubble from="them" time="10:02">
          Hi, price for {rekha.wants}, size 28 to 36?
        </ChatBubble>
        <ChatBubble from="us" time="10:02">
          Namaste Rekhaben! Cotton or poly-cotton?
        </ChatBubble>
        <ChatBubble from="them" time="10:03">
          Cotton. Before 5 June please
        </ChatBubble>
        <ChatBubble from="us" time="10:04">
          <ChatDocument
            name={`Quotation ${quotation.number}`}
            detail={`${quotation.count} shirts · ${formatRupees(quotation.total)}`}
          />
        </ChatBubble>
        <ChatReplies replies={["Confirm", "Call me"]} chosen="Confirm" />
        <ChatBubble from="them" time="10:11">
          Confirm
        </ChatBubble>
        <ChatBubble from="us" time="10:11">
          Thank you! We start today.
        </ChatBubble>
      </ChatWall>
    </PhoneFrame>
  );
}
