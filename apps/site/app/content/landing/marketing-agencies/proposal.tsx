import { ChatBubble, ChatDocument } from "@crm/drawings/kit/chat";
import { Rupees } from "@crm/drawings/kit/rupees";
import { SamplePanel } from "../sample-panel.tsx";

const lines = [
  { item: "Search ads", detail: "Set-up and management, one month", amount: 12_000 },
  { item: "Two short videos", detail: "Shot in the shop", amount: 9_000 },
  { item: "Landing page", detail: "With a form", amount: 4_000 },
];
const total = lines.reduce((sum, { amount }) => sum + amount, 0);

/** A proposal as a quotation, and the chat in which the client gets it. */
export function Proposal() {
  return (
    <SamplePanel
      label="An agency's proposal: a quotation with three services and their total, sent to the client in a chat"
      className="rounded-se-tail bg-sand"
    >
      <div className="mx-auto max-w-xl">
        <div className="rounded-drawing-panel bg-white p-5 shadow-float wide:me-16 wide:p-8">
          <p className="flex items-baseline justify-between gap-4">
            <span className="text-card font-title tracking-card">Proposal</span>
            <span className="text-fine text-soft">Q-112</span>
          </p>
          <p className="mt-1 text-fine text-soft">For Lal Sweets, Jaipur</p>
          <ul className="mt-5 border-t border-line">
            {lines.map(({ item, detail, amount }) => (
              <li
                key={item}
                className="flex items-baseline justify-between gap-4 border-b border-line py-3"
              >
                <span className="min-w-0">
                  <span className="block text-small font-semibold">{item}</span>
                  <span className="block truncate text-fine text-soft">{detail}</span>
                </span>
                <Rupees amount={amount} className="text-small" />
              </li>
            ))}
          </ul>
          <p className="mt-4 flex items-baseline justify-between gap-4">
            <span className="font-semibold">Total</span>
            <Rupees amount={total} className="figures text-section font-heavy" />
          </p>
        </div>
        <div className="relative -mt-3 ms-auto grid w-64 gap-2 text-drawing-md">
          <ChatBubble from="us" time="16:20" className="max-w-none!">
            <ChatDocument name="Proposal Q-112" detail="Lal Sweets" />
          </ChatBubble>
          <ChatBubble from="them" time="16:32" className="me-auto">
            Looks good. Can we start on Monday?
          </ChatBubble>
        </div>
      </div>
    </SamplePanel>
  );
}
