import { Avatar } from "@crm/drawings/kit/avatar";
import { Journey } from "@crm/drawings/kit/journey";
import { Tag } from "@crm/drawings/kit/tag";
import { SamplePanel } from "../sample-panel.tsx";

const fields = [
  { name: "Month of travel", value: "January" },
  { name: "People", value: "2 adults, 2 children" },
  { name: "Food", value: "Vegetarian" },
  { name: "Starts from", value: "Chandigarh" },
];

const journey = [
  { step: "First message", when: "3 Nov" },
  { step: "Itinerary sent", when: "4 Nov" },
  { step: "Booked", when: "9 Nov" },
];

/** What a travel office knows about a guest, beside the chat. */
export function Traveller() {
  return (
    <SamplePanel
      label="The profile of a traveller beside the chat: month, people and food as attributes, two tags, and the journey from the first message to the booking"
      className="rounded-ee-tail bg-gold-soft"
    >
      <div className="mx-auto grid max-w-xl gap-4 wide:grid-cols-2 wide:items-center">
        <div className="grid gap-2.5 text-small leading-bubble">
          <p className="w-fit rounded-card rounded-ss-tail bg-white px-4 py-2.5">
            Is the hotel near the lake?
          </p>
          <p className="ms-auto w-fit rounded-card rounded-se-tail bg-leaf px-4 py-2.5">
            Yes, five minutes on foot. And we have asked for vegetarian food.
          </p>
        </div>
        <div className="rounded-card bg-white p-5 shadow-float">
          <p className="flex items-center gap-3">
            <Avatar name="Simran Sethi" size="md" />
            <span className="font-semibold">Simran Sethi</span>
          </p>
          <p className="mt-3 flex flex-wrap gap-1.5">
            <Tag>family</Tag>
            <Tag tone="gold">kerala</Tag>
          </p>
          <dl className="mt-4 grid gap-1.5 border-t border-line pt-4 text-fine">
            {fields.map(({ name, value }) => (
              <div key={name} className="flex justify-between gap-3">
                <dt className="text-soft">{name}</dt>
                <dd className="truncate font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          <Journey steps={journey} className="mt-4 border-t border-line pt-4 text-fine" />
        </div>
      </div>
    </SamplePanel>
  );
}
