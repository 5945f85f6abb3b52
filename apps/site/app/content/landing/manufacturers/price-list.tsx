import {
  ChatBubble,
  ChatDocument,
  ChatHeader,
  ChatReplies,
  ChatWall,
} from "@crm/drawings/kit/chat";
import { PhoneFrame } from "@crm/drawings/kit/phone-frame";
import { Knot } from "@crm/drawings/kit/thread";
import { SamplePanel } from "../sample-panel.tsx";

const filters = [
  { field: "Tag", value: "dealer" },
  { field: "State", value: "Assam, Bihar, Odisha" },
  { field: "Opted in", value: "Yes" },
];

/** The dealers that a filter selects, and the price list as one of them gets it. */
export function PriceList() {
  return (
    <SamplePanel
      label="A filter selects the dealers in three states who opted in; on a dealer's phone the new price list arrives as a document with two quick replies"
      className="rounded-es-tail bg-leaf"
    >
      <div className="mx-auto grid max-w-2xl items-center gap-6 wide:flex">
        <div className="grid min-w-0 flex-1 gap-2.5">
          {filters.map(({ field, value }) => (
            <p
              key={field}
              className="relative flex items-center justify-between gap-3 rounded-card border border-line bg-white px-4 py-3 text-small"
            >
              <span className="text-soft">{field}</span>
              <span className="truncate font-semibold">{value}</span>
            </p>
          ))}
          <p className="relative flex items-center justify-between gap-3 rounded-card bg-deep px-4 py-3.5 text-white">
            <Knot className="absolute -top-1.5 inset-s-10" />
            <span className="text-small">Dealers selected</span>
            <span className="text-card font-heavy text-gold tabular">146</span>
          </p>
        </div>
        <PhoneFrame className="mx-auto h-96 w-full max-w-68 text-drawing-md">
          <ChatHeader name="Brahma Packaging" detail="Business account" />
          <ChatWall>
            <ChatBubble from="them" time="10:00" className="max-w-none!">
              <ChatDocument name="Price list, January" detail="Corrugated boxes" />
              <span className="mt-2 block">
                Namaste Mr Das, our new price list is ready. Reply STOP if you want no more messages
                like this.
              </span>
            </ChatBubble>
            <ChatReplies replies={["Order", "Call me"]} chosen="Order" />
            <ChatBubble from="us" time="10:12">
              200 boxes, 12 inch please
            </ChatBubble>
          </ChatWall>
        </PhoneFrame>
      </div>
    </SamplePanel>
  );
}
