import { DotCrowd } from "@crm/drawings/kit/dot-crowd";
import { Tag } from "@crm/drawings/kit/tag";
import { Knot, Thread } from "@crm/drawings/kit/thread";
import { SamplePanel } from "../sample-panel.tsx";

const batches = ["class-10", "class-12-evening", "class-12-morning", "english"];
const chosen = "class-12-evening";

/** One tag selects one batch of all parents, and the message that this batch gets. */
export function BatchMessage() {
  return (
    <SamplePanel
      label="The parents with the tag class-12-evening are selected; they get a message saying that the class begins an hour later"
      className="rounded-se-tail bg-leaf"
    >
      <div className="mx-auto grid max-w-xl gap-5 wide:grid-cols-2 wide:items-center">
        <div className="rounded-card border border-line bg-white p-5">
          <p className="flex flex-wrap gap-1.5">
            {batches.map((batch) => (
              <Tag key={batch} tone={batch === chosen ? "gold" : "sand"}>
                {batch}
              </Tag>
            ))}
          </p>
          <DotCrowd columns={16} rows={10} share={0.24} className="mt-4" />
          <p className="mt-4 flex items-baseline justify-between gap-3 text-fine">
            <span className="text-soft">Parents selected</span>
            <span className="text-card font-bold tabular">38 of 160</span>
          </p>
        </div>
        <div className="relative">
          <Thread
            width={100}
            height={100}
            d="M0 50C40 50 60 50 100 50"
            stretch
            className="absolute top-1/2 inset-e-full hidden h-4 w-5 -translate-y-1/2 wide:block"
          />
          <Knot className="absolute top-1/2 -inset-s-1.5 hidden wide:block" />
          <p className="rounded-card rounded-se-tail bg-deep px-5 py-4 text-small leading-bubble text-white shadow-float">
            Dear Mrs Patil, today's Maths class begins at 6 pm instead of 5 pm. Thank you for your
            understanding.
          </p>
          <p className="mt-2.5 w-fit rounded-card rounded-ss-tail bg-white px-4 py-2.5 text-small">
            Thanks for telling us!
          </p>
        </div>
      </div>
    </SamplePanel>
  );
}
