import { brand } from "@crm/brand";
import { senthil } from "@crm/drawings/data/leads";
import { FetchIcon } from "@crm/drawings/icons/module-icons";
import { CheckIcon } from "@crm/drawings/icons/ui-icons";
import { Mark } from "@crm/drawings/kit/mark";
import { describeSample, SampleTag } from "@crm/drawings/kit/sample-tag";
import { Tag } from "@crm/drawings/kit/tag";
import { Knot, Thread } from "@crm/drawings/kit/thread";

const { product, platforms } = brand;
const market = platforms.marketplace.name;

/** The seller account and the product as two plugs on one thread; the webhook URL joins them. */
export function Connection() {
  return (
    <div
      role="img"
      aria-label={describeSample(
        `The Lead Manager of ${market} is connected to ${product.name} by a webhook URL; the first lead has arrived`,
      )}
      className="relative rounded-panel rounded-ee-tail bg-leaf px-5 py-8 wide:px-10 wide:py-12"
    >
      <div aria-hidden="true" className="mx-auto grid max-w-md grid-cols-1 text-start">
        <div className="rounded-card border border-line bg-white p-5">
          <p className="flex items-center justify-between gap-3">
            <span className="font-semibold">{market} Lead Manager</span>
            <Tag tone="sand">Push API</Tag>
          </p>
          <p className="mt-3 truncate rounded-drawing-field border border-line px-3 py-2 text-fine text-soft">
            https://…/leads/webhook/7f3a…
          </p>
        </div>
        <Thread width={100} height={100} d="M50 0V100" stretch className="h-9 w-full" />
        <div className="flex justify-center gap-2 py-1">
          {["4", "8", "2", "9"].map((digit) => (
            <span
              key={digit}
              className="grid size-10 place-items-center rounded-drawing-day bg-gold-soft text-card font-bold tabular"
            >
              {digit}
            </span>
          ))}
        </div>
        <Thread width={100} height={100} d="M50 0V100" stretch className="h-9 w-full" />
        <div className="relative rounded-card bg-deep p-5 text-white">
          <Knot className="absolute -top-1.25 inset-s-1/2 -translate-x-1/2" />
          <p className="flex items-center gap-3">
            <span className="grid size-9 place-items-center rounded-drawing-field bg-white">
              <Mark className="size-6" />
            </span>
            <span className="min-w-0 truncate font-semibold">{product.name}</span>
            <CheckIcon className="ms-auto size-6 text-gold" />
          </p>
          <p className="mt-4 flex items-center gap-3 rounded-drawing-field bg-white/10 px-3 py-2.5 text-small">
            <FetchIcon className="size-5 shrink-0" />
            <span className="min-w-0">
              <span className="block truncate font-semibold">{senthil.wants}</span>
              <span className="block truncate text-fine text-white/85">
                {senthil.company}, {senthil.city}
              </span>
            </span>
          </p>
        </div>
      </div>
      <SampleTag className="inset-e-6 bottom-0 translate-y-1/2" />
    </div>
  );
}
