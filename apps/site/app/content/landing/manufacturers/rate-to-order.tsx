import { formatRupees } from "@crm/contract/pricing/money";
import { Rupees } from "@crm/drawings/kit/rupees";
import { Knot, Thread } from "@crm/drawings/kit/thread";
import { SamplePanel } from "../sample-panel.tsx";

const pieces = 500;
const lines = [
  { item: "Box, 5-ply, 18 inch", detail: `${pieces} pieces`, amount: pieces * 38 },
  { item: "Printing, one colour", detail: `${pieces} pieces`, amount: pieces * 4 },
  { item: "Transport to Guwahati", detail: "By road", amount: 4_500 },
];
const total = lines.reduce((sum, { amount }) => sum + amount, 0);

/** The question for a rate, the quotation, and the order as a stack of boxes, on one thread. */
export function RateToOrder() {
  return (
    <SamplePanel
      label={`A buyer in Guwahati asks a box maker for a rate for ${pieces} pieces, gets a quotation of ${formatRupees(total)} and orders`}
      className="rounded-ee-tail bg-sand"
    >
      <div className="relative mx-auto grid max-w-md items-center gap-x-14 gap-y-7 broad:max-w-none broad:grid-cols-3">
        <Thread
          width={100}
          height={100}
          d="M24 50C30 36 32 50 38 50M60 50C66 50 64 72 72 72"
          stretch
          className="absolute inset-0 hidden size-full broad:block"
        />
        <div className="relative grid gap-2.5 text-small leading-bubble">
          <p className="w-fit rounded-card rounded-ss-tail bg-white px-4 py-2.5 shadow-node">
            Rate for 500 pieces, delivered to Guwahati?
          </p>
          <p className="ms-auto w-fit rounded-card rounded-se-tail bg-mint px-4 py-2.5">
            Namaste Mrs Gogoi. Which size, and with printing?
          </p>
          <p className="w-fit rounded-card rounded-ss-tail bg-white px-4 py-2.5 shadow-node">
            18 inch, our name in green
          </p>
        </div>
        <div className="relative rounded-card bg-white p-5 shadow-float broad:-rotate-1 broad:p-6">
          <Knot className="absolute top-1/2 -inset-s-1.25 hidden -translate-y-1/2 broad:block" />
          <p className="flex items-baseline justify-between gap-4 border-b-2 border-green pb-2.5">
            <span className="text-card font-title tracking-card">Quotation</span>
            <span className="text-fine text-soft">Q-318</span>
          </p>
          <ul>
            {lines.map(({ item, detail, amount }) => (
              <li
                key={item}
                className="flex items-baseline justify-between gap-3 border-b border-line py-2.5 text-fine"
              >
                <span className="min-w-0">
                  <span className="block truncate font-semibold">{item}</span>
                  <span className="text-soft">{detail}</span>
                </span>
                <Rupees amount={amount} />
              </li>
            ))}
          </ul>
          <p className="mt-3 flex items-baseline justify-between gap-4">
            <span className="font-semibold">Total</span>
            <Rupees amount={total} className="figures text-section font-heavy" />
          </p>
        </div>
        <div className="relative">
          <Boxes />
          <p className="relative flex items-center justify-between gap-3 rounded-card bg-deep px-5 py-3.5 text-white">
            <Knot className="absolute top-1/2 -inset-s-1.25 hidden -translate-y-1/2 broad:block" />
            <span>
              <span className="block text-fine text-white/85">Order</span>
              <span className="block text-small font-semibold">{pieces} boxes</span>
            </span>
            <Rupees amount={total} className="figures text-card font-heavy text-gold" />
          </p>
        </div>
      </div>
    </SamplePanel>
  );
}

const stack = [
  { x: 8, y: 66 },
  { x: 72, y: 66 },
  { x: 136, y: 66 },
  { x: 40, y: 10 },
  { x: 104, y: 10 },
];

/** Five boxes, the upper two between the lower three. */
function Boxes() {
  return (
    <svg viewBox="0 0 204 122" aria-hidden="true" className="mx-auto block w-full max-w-64">
      {stack.map(({ x, y }) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
          <rect
            width="60"
            height="54"
            rx="4"
            className="fill-gold-soft stroke-amber"
            strokeWidth="1.5"
          />
          <path d="M24 0h12v20l-6-4-6 4Z" className="fill-gold" />
          <path d="M8 44h18" className="stroke-green" strokeWidth="4" strokeLinecap="round" />
        </g>
      ))}
    </svg>
  );
}
