import { CheckIcon } from "@crm/drawings/icons/ui-icons";
import { describeSample, SampleTag } from "@crm/drawings/kit/sample-tag";
import { Knot, Thread } from "@crm/drawings/kit/thread";
import { templateGroups } from "./templates.ts";

const [, confirmation] = templateGroups[0]?.templates ?? [];

/** A template on its way: written, reviewed, and answered by a customer. */
export function Approval() {
  if (!confirmation) return null;
  const filled = confirmation.variables.reduce(
    (text, { sample }, index) => text.replace(`{{${index + 1}}}`, sample),
    confirmation.text,
  );
  return (
    <div
      role="img"
      aria-label={describeSample(
        "A template with placeholders is approved by WhatsApp and reaches a customer with a name, an order number and an amount",
      )}
      className="relative rounded-panel rounded-ee-tail bg-leaf px-5 py-8 wide:px-10 wide:py-12"
    >
      <div aria-hidden="true" className="relative mx-auto grid max-w-md gap-7 text-start">
        <Thread
          width={100}
          height={100}
          d="M14 10C14 40 88 30 88 55S30 74 30 96"
          stretch
          className="absolute inset-0 h-full w-full"
        />
        <div className="relative me-8 rounded-card border border-line bg-white p-5 wide:me-16">
          <p className="text-fine text-soft">{confirmation.name}</p>
          <p className="mt-2 text-small leading-bubble">{confirmation.text}</p>
        </div>
        <p className="relative ms-auto flex w-fit items-center gap-3 rounded-full bg-deep px-5 py-3 text-small font-semibold text-white">
          <span className="grid size-7 place-items-center rounded-full bg-gold text-ink">
            <CheckIcon className="size-4.5" />
          </span>
          APPROVED
          <Knot className="absolute -top-1.5 inset-s-10" />
        </p>
        <div className="relative ms-8 rounded-card rounded-ss-tail bg-white px-4 py-3 text-small leading-bubble shadow-float wide:ms-16">
          <p>{filled}</p>
          <p className="mt-3 grid grid-cols-2 gap-2 text-center text-fine font-semibold">
            <span className="rounded-full bg-green py-1.5 text-white">Yes</span>
            <span className="rounded-full border border-line py-1.5">No</span>
          </p>
        </div>
      </div>
      <SampleTag className="inset-e-6 bottom-0 translate-y-1/2" />
    </div>
  );
}
