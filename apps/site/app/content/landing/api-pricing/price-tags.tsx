import { formatRupees } from "@crm/contract/pricing/money";
import { taxLine } from "@crm/contract/pricing/tax";
import { Knot } from "@crm/drawings/kit/thread";
import { conversationPrices } from "@crm/whatsapp/prices";
import { month } from "./month.ts";

const { marketing, utility, authentication } = conversationPrices;

const messages = [
  { kind: "Marketing", text: "Diwali offer: 10% off all kurtas till Sunday", price: marketing },
  { kind: "Utility", text: "Your order 2041 has left our shop", price: utility },
  { kind: "Authentication", text: "482 913 is your login code", price: authentication },
  { kind: "Service", text: "Do you have this shirt in size 32?", price: 0 },
];

/** Four messages, each with its price tag on the thread, and the month's bill at its end. */
export function PriceTags() {
  return (
    <div
      role="img"
      aria-label={`Four messages with their prices: marketing ${formatRupees(marketing)}, utility and authentication ${formatRupees(utility)}, service free; one month adds up to ${formatRupees(month.total)} with tax`}
      className="rounded-panel rounded-ss-tail bg-leaf px-4 py-8 wide:px-10 wide:py-10"
    >
      <div aria-hidden="true" className="relative mx-auto max-w-lg text-start">
        <span className="absolute inset-y-6 inset-e-9 border-s-thread border-dotted border-gold wide:inset-e-11" />
        <ul className="grid gap-4">
          {messages.map(({ kind, text, price }) => (
            <li key={kind} className="flex items-center justify-between gap-4">
              <span
                className={`min-w-0 rounded-card px-4 py-2.5 shadow-node ${
                  price === 0 ? "rounded-ss-tail bg-white" : "rounded-se-tail bg-mint"
                }`}
              >
                <span className="block text-drawing-sm text-soft">{kind}</span>
                <span className="block text-fine leading-bubble">{text}</span>
              </span>
              <span
                className={`relative grid h-10 w-18 shrink-0 place-items-center rounded-full text-small font-bold figures wide:w-22 ${
                  price === 0 ? "bg-green text-white" : "bg-gold text-ink"
                }`}
              >
                {price === 0 ? "Free" : formatRupees(price)}
              </span>
            </li>
          ))}
        </ul>
        <div className="relative mt-8 -rotate-1 rounded-card bg-deep px-5 py-4 text-white shadow-float">
          <Knot className="absolute -top-1.25 inset-e-8 wide:inset-e-10" />
          <p className="flex items-baseline justify-between gap-4">
            <span className="text-small text-white/85">One month for a shop</span>
            <span className="figures text-section font-heavy text-gold">
              {formatRupees(month.total)}
            </span>
          </p>
          <p className="mt-1 text-fine text-white/85">
            {formatRupees(month.beforeTax)} {taxLine}
          </p>
        </div>
      </div>
    </div>
  );
}
