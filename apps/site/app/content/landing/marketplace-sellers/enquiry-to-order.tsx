import { brand } from "@crm/brand";
import { formatRupees } from "@crm/contract/pricing/money";
import { gurpreet, senthil } from "@crm/drawings/data/leads";
import { ChatBubble, ChatHeader, ChatReplies, ChatWall } from "@crm/drawings/kit/chat";
import { PhoneFrame } from "@crm/drawings/kit/phone-frame";
import { Rupees } from "@crm/drawings/kit/rupees";
import { describeSample, SampleTag } from "@crm/drawings/kit/sample-tag";
import { Knot, Thread } from "@crm/drawings/kit/thread";

const market = brand.platforms.marketplace.name;
const [firstName] = senthil.name.split(" ");

/** Enquiry slips at the top left, the chat that answers one of them, and the won order. */
export function EnquiryToOrder() {
  return (
    <div
      role="img"
      aria-label={describeSample(
        `An enquiry from ${market} for ${senthil.wants} is answered on WhatsApp and becomes an order of ${formatRupees(senthil.amount)}`,
      )}
      className="@container/screen relative rounded-panel rounded-ss-tail bg-leaf px-4 py-6 wide:px-8 wide:py-10"
    >
      <div aria-hidden="true" className="relative mx-auto flex max-w-lg flex-col text-start">
        <Slip lead={gurpreet} ago="9 min" className="absolute inset-e-2 top-0 w-2/3 rotate-3" />
        <Slip lead={senthil} ago="just now" className="relative z-10 mt-8 w-5/6 @md/screen:w-2/3" />
        <div className="relative z-10 h-12">
          <Thread
            width={100}
            height={100}
            d="M12 0C12 60 60 30 60 100"
            stretch
            className="h-full w-full"
          />
          <Knot className="absolute -bottom-1.25 inset-s-3/5 -translate-x-1/2" />
        </div>
        <div className="relative ms-auto w-11/12 @md/screen:w-3/4">
          <PhoneFrame className="h-108 text-drawing-md">
            <ChatHeader name={senthil.name} detail={`${senthil.company}, ${senthil.city}`} />
            <ChatWall>
              <ChatBubble from="us" time="10:41">
                Namaste {firstName}, thank you for your enquiry on {market}. Which sizes do you need
                for {senthil.wants}?
              </ChatBubble>
              <ChatReplies replies={["Quotation", "Call me"]} chosen="Quotation" />
              <ChatBubble from="them" time="10:43">
                S to XL, navy blue. Please send the price
              </ChatBubble>
              <ChatBubble from="us" time="10:47">
                Here is your quotation: {senthil.wants}, {formatRupees(senthil.amount)}.
              </ChatBubble>
            </ChatWall>
          </PhoneFrame>
          <div className="absolute -inset-s-3 bottom-6 -rotate-2 rounded-card bg-deep px-5 py-3.5 text-white shadow-float @md/screen:-inset-s-14">
            <span className="block text-fine text-white/85">Won</span>
            <Rupees amount={senthil.amount} className="figures text-section font-heavy text-gold" />
            <Knot className="absolute -top-1.5 inset-e-8" />
          </div>
        </div>
      </div>
      <SampleTag className="inset-e-6 bottom-0 translate-y-1/2" />
    </div>
  );
}

function Slip({ lead, ago, className }: { lead: typeof senthil; ago: string; className: string }) {
  return (
    <div className={`rounded-card border border-line bg-white px-4 py-3 shadow-node ${className}`}>
      <p className="flex items-baseline justify-between gap-3 text-drawing-sm text-soft">
        <span className="font-semibold text-green">{market}</span>
        {ago}
      </p>
      <p className="mt-1 truncate text-small font-semibold">{lead.wants}</p>
      <p className="truncate text-fine text-soft">
        {lead.company}, {lead.city}
      </p>
    </div>
  );
}
