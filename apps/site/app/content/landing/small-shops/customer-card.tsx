import { Avatar } from "@crm/drawings/kit/avatar";
import { Journey } from "@crm/drawings/kit/journey";
import { Tag } from "@crm/drawings/kit/tag";
import { SamplePanel } from "../sample-panel.tsx";

const journey = [
  { step: "Asked for the blue kurta", when: "2 Nov" },
  { step: "Message: back in stock", when: "12 Nov" },
  { step: "Bought two", when: "14 Nov" },
];

/** A line in a notebook, and what the same customer looks like in the CRM. */
export function CustomerCard() {
  return (
    <SamplePanel
      label="A note on paper says: lady from Tuesday, blue kurta; in the CRM the same customer has a name, a source, tags and three steps up to the sale"
      className="rounded-ee-tail bg-gold-soft"
    >
      <div className="relative mx-auto max-w-lg">
        <div className="w-64 max-w-full -rotate-2 rounded-drawing-check border border-line bg-white px-6 py-5 text-small text-soft shadow-node">
          <p className="border-b border-line pb-2 line-through">Call the plumber</p>
          <p className="border-b border-line py-2">Lady from Tuesday: blue kurta, M??</p>
          <p className="pt-2">Number is on Raju's phone</p>
        </div>
        <div className="relative -mt-3 rounded-card bg-white p-5 shadow-float wide:ms-28 wide:p-6">
          <p className="flex items-center gap-3">
            <Avatar name="Meera Joshi" size="md" />
            <span className="min-w-0">
              <span className="block truncate font-semibold">Meera Joshi</span>
              <span className="block text-fine text-soft">Came from: WhatsApp</span>
            </span>
          </p>
          <p className="mt-3.5 flex flex-wrap gap-1.5">
            <Tag>size-m</Tag>
            <Tag>kurta</Tag>
            <Tag tone="gold">opted in</Tag>
          </p>
          <Journey steps={journey} className="mt-4 border-t border-line pt-4 text-small" />
        </div>
      </div>
    </SamplePanel>
  );
}
