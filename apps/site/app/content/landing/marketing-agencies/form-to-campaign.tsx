import { Rupees } from "@crm/drawings/kit/rupees";
import { Tag } from "@crm/drawings/kit/tag";
import { Knot, Thread } from "@crm/drawings/kit/thread";
import { SamplePanel } from "../sample-panel.tsx";

const form = [
  { label: "Your shop", value: "Lal Sweets, Jaipur" },
  { label: "What do you need?", value: "Ads for our new shop" },
];

const board = [
  { stage: "Enquiry", client: "Lal Sweets", wants: "Ads for the new shop", amount: 25_000 },
  { stage: "Proposal sent", client: "Fernandes Stays", wants: "Website", amount: 60_000 },
  { stage: "Campaign live", client: "Bora Tea", wants: "Search ads", amount: 35_000 },
];

/** The form of an agency's own website, and the stages below it, as stairs up to the campaign. */
export function FormToCampaign() {
  return (
    <SamplePanel
      label="A form on an agency's website sends an enquiry from a sweet shop; it becomes a lead at the stage Enquiry, and two other clients are at Proposal sent and Campaign live"
      className="rounded-ss-tail bg-leaf"
    >
      <div className="mx-auto max-w-md">
        <div className="me-6 -rotate-1 overflow-hidden rounded-card border border-line bg-white shadow-node wide:me-20">
          <p className="flex items-center gap-1.5 border-b border-line px-4 py-2.5 text-drawing-sm text-soft">
            {["bg-clay", "bg-gold", "bg-green"].map((colour) => (
              <span key={colour} className={`size-2 rounded-full opacity-60 ${colour}`} />
            ))}
            <span className="ms-2 truncate">your-agency.example</span>
          </p>
          <div className="grid gap-2.5 p-4">
            {form.map(({ label, value }) => (
              <p key={label} className="rounded-drawing-field border border-line px-3 py-1.5">
                <span className="block text-drawing-sm text-soft">{label}</span>
                <span className="block truncate text-fine font-semibold">{value}</span>
              </p>
            ))}
            <p className="w-fit rounded-full bg-green px-5 py-1.5 text-fine font-semibold text-white">
              Send
            </p>
          </div>
        </div>
        <div className="relative h-11">
          <Thread
            width={100}
            height={100}
            d="M30 0C30 60 10 40 10 100"
            stretch
            className="size-full"
          />
        </div>
        <ol className="grid grid-cols-1 gap-3">
          {board.map(({ stage, client, wants, amount }, index) => {
            const isLive = index === board.length - 1;
            return (
              <li
                key={stage}
                className={`relative rounded-card px-4 py-3 ${stairs[index]} ${isLive ? "bg-deep text-white" : "border border-line bg-white"}`}
              >
                <Knot className="absolute -top-1.5 inset-s-8" />
                <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                  <Tag tone={isLive ? "gold" : "leaf"}>{stage}</Tag>
                  <Rupees
                    amount={amount}
                    className={
                      isLive ? "figures text-card font-heavy text-gold" : "text-fine font-semibold"
                    }
                  />
                </p>
                <p className="mt-1.5 truncate text-small font-semibold">
                  {client}
                  <span className="font-normal">, {wants}</span>
                </p>
              </li>
            );
          })}
        </ol>
      </div>
    </SamplePanel>
  );
}

const stairs = ["me-8 wide:me-24", "mx-4 wide:mx-12", "ms-8 wide:ms-24"];
