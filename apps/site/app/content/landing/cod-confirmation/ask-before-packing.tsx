import { formatRupees } from "@crm/contract/pricing/money";
import { order, shop } from "@crm/drawings/data/shop";
import { PhoneIcon } from "@crm/drawings/icons/contact-icons";
import { Rupees } from "@crm/drawings/kit/rupees";
import { describeSample, SampleTag } from "@crm/drawings/kit/sample-tag";
import { Knot, Thread } from "@crm/drawings/kit/thread";
import { codReplies } from "@crm/whatsapp/orders";

/** The question on WhatsApp; below it the ways that a Yes and a No take: a parcel, and a call. */
export function AskBeforePacking() {
  return (
    <div
      role="img"
      aria-label={describeSample(
        `The buyer of an order of ${formatRupees(order.amount)} is asked on WhatsApp: after ${codReplies.confirm} the parcel is packed, after ${codReplies.decline} somebody calls`,
      )}
      className="relative rounded-panel rounded-es-tail bg-leaf px-5 py-8 wide:px-10 wide:py-10"
    >
      <div aria-hidden="true" className="mx-auto max-w-lg text-start">
        <div className="rounded-card rounded-ss-tail bg-white px-5 py-4 leading-bubble shadow-float">
          <p className="text-fine font-semibold text-green">{shop.name}</p>
          <p className="mt-1 text-small">{order.question}</p>
          <p className="mt-4 grid grid-cols-2 gap-3 text-center text-small font-semibold">
            <span className="relative rounded-full bg-green py-2 text-white">
              {codReplies.confirm}
              <Knot className="absolute -bottom-1.25 inset-s-1/2 -translate-x-1/2" />
            </span>
            <span className="relative rounded-full border border-line py-2">
              {codReplies.decline}
              <Knot className="absolute -bottom-1.25 inset-s-1/2 -translate-x-1/2" />
            </span>
          </p>
        </div>
        <Thread
          width={100}
          height={100}
          d="M27 -24C27 50 24 50 24 100M73 -24C73 50 76 50 76 100"
          stretch
          className="relative z-10 h-14 w-full"
        />
        <div className="grid grid-cols-2 items-start gap-4 wide:gap-6">
          <div className="-rotate-1 rounded-card bg-deep p-4 text-white wide:p-5">
            <Parcel />
            <p className="mt-3 text-fine text-white/85">Pack and send</p>
            <Rupees amount={order.amount} className="figures text-section font-heavy text-gold" />
          </div>
          <div className="mt-6 rotate-1 rounded-card border border-line bg-white p-4 wide:p-5">
            <span className="grid size-12 place-items-center rounded-card rounded-ee-tail bg-gold-soft">
              <PhoneIcon className="size-6" />
            </span>
            <p className="mt-3 font-semibold">Call first</p>
            <p className="text-fine text-soft">The parcel stays in the shop</p>
          </div>
        </div>
      </div>
      <SampleTag className="inset-e-6 bottom-0 translate-y-1/2" />
    </div>
  );
}

/** A parcel with a ribbon in the thread's colour. */
function Parcel() {
  return (
    <svg viewBox="0 0 160 100" aria-hidden="true" className="block w-full">
      <path className="fill-honey" d="M20 36 80 22l60 14v46L80 96 20 82Z" />
      <path className="fill-gold-soft" d="M20 36 80 50l60-14-60-14Z" />
      <path className="fill-gold" d="m72 48 8 2 8-2v46l-8 2-8-2ZM50 29l60 14-8 2-60-14Z" />
      <path
        className="stroke-ink"
        fill="none"
        strokeWidth="1.75"
        strokeLinejoin="round"
        d="M20 36 80 22l60 14v46L80 96 20 82V36Zm0 0 60 14 60-14M80 50v46"
      />
      <path
        className="stroke-gold"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        d="M76 34C62 8 44 22 76 34Zm0 0c8-26 34-18 0 0Z"
      />
    </svg>
  );
}
