import { fathima, order, shop } from "@crm/drawings/data/shop";
import { OrderIcon } from "@crm/drawings/icons/module-icons";
import { CheckIcon } from "@crm/drawings/icons/ui-icons";
import { Rupees } from "@crm/drawings/kit/rupees";
import { describeSample, SampleTag } from "@crm/drawings/kit/sample-tag";
import { Knot, Thread } from "@crm/drawings/kit/thread";
import { codReplies } from "@crm/whatsapp/orders";
import { copy } from "./copy.ts";

const { picture } = copy;

/** An order at the top, the conversation in the middle and the sale at the end, on one thread. */
export function OrderToChat() {
  return (
    <div
      role="img"
      aria-label={describeSample(picture.label)}
      className="relative rounded-panel bg-leaf px-5 py-8 wide:px-10 wide:py-12"
    >
      <div aria-hidden="true" className="relative mx-auto grid max-w-md gap-8">
        <Thread
          width={100}
          height={100}
          d="M10 12C10 40 92 24 92 50S40 70 40 96"
          stretch
          className="absolute inset-0 h-full w-full"
        />
        <div className="relative me-10 rounded-card border border-line bg-white p-4 wide:me-24">
          <p className="flex items-center gap-2 text-fine font-semibold">
            <OrderIcon className="size-5 text-green" />
            {picture.newOrder} {order.number}
          </p>
          <p className="mt-2 flex items-baseline justify-between gap-4 text-fine text-soft">
            {fathima.name}, {fathima.city}
            <Rupees amount={order.amount} className="font-semibold text-ink" />
          </p>
        </div>
        <div className="relative ms-6 rounded-card rounded-ss-tail bg-white px-4 py-3 text-small leading-bubble shadow-float wide:ms-16">
          <p className="text-tiny font-semibold text-green">{shop.name}</p>
          <p className="mt-1">{order.question}</p>
          <p className="mt-3 grid grid-cols-2 gap-2 text-center text-fine font-semibold">
            <span className="rounded-full bg-green py-1.5 text-white">{codReplies.confirm}</span>
            <span className="rounded-full border border-line py-1.5">{codReplies.decline}</span>
          </p>
        </div>
        <div className="relative me-8 flex w-fit -rotate-2 items-center gap-4 rounded-card bg-deep px-5 py-4 text-white">
          <span className="grid size-10 place-items-center rounded-full bg-gold text-ink">
            <CheckIcon className="size-6" />
          </span>
          <span>
            <span className="block text-fine text-white/85">{picture.confirmed}</span>
            <Rupees amount={order.amount} className="text-section font-heavy text-gold figures" />
          </span>
          <Knot className="absolute -top-1.5 inset-s-24" />
        </div>
      </div>
      <SampleTag className="inset-e-5 bottom-0 translate-y-1/2" />
    </div>
  );
}
