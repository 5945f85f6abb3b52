import { rekha } from "../data/leads.ts";
import { quotation } from "../data/quotation.ts";
import { firm } from "../data/team.ts";
import { Ring } from "../kit/ring.tsx";
import { Rupees } from "../kit/rupees.tsx";

const columns = "quotation-columns grid gap-x-3";
const rate = "hidden text-end @2xl/screen:block";

/** The quotation document, as the customer gets it. */
export function QuotationPaper({
  ringTotal = false,
  className = "",
}: {
  ringTotal?: boolean;
  className?: string;
}) {
  const { number, date, terms, lines, total } = quotation;
  return (
    <div
      className={`flex flex-col rounded-drawing-panel bg-white p-4 shadow-float @2xl/screen:p-6 ${className}`}
    >
      <div className="flex items-start justify-between gap-3">
        <div>
          <div className="text-drawing-2xl font-bold leading-amount font-stretch-95%">
            {firm.name}
          </div>
          <div className="text-drawing-sm text-soft">{firm.city}</div>
        </div>
        <div className="text-end">
          <div className="font-semibold">{number}</div>
          <div className="text-drawing-sm text-soft tabular-nums">{date}</div>
        </div>
      </div>
      <div className="mt-3 border-y border-line py-2.5 @2xl/screen:mt-5">
        <span className="text-drawing-sm text-soft">For </span>
        <span className="font-semibold">{rekha.name}</span>
        <span className="block text-drawing-sm text-soft">
          {rekha.company}, {rekha.city}
        </span>
      </div>
      <div className={`${columns} mt-3 text-drawing-xs font-semibold text-soft`}>
        <span>Item</span>
        <span className="text-end">Qty</span>
        <span className={rate}>Rate</span>
        <span className="text-end">Amount</span>
      </div>
      {lines.map((line) => (
        <div key={line.detail} className={`${columns} mt-2 tabular-nums`}>
          <span className="min-w-0 leading-cell">
            <span className="block truncate font-medium">{line.item}</span>
            <span className="block truncate text-drawing-sm text-soft">{line.detail}</span>
          </span>
          <span className="text-end">{line.count}</span>
          <span className={rate}>
            <Rupees amount={line.rate} />
          </span>
          <Rupees amount={line.count * line.rate} className="text-end" />
        </div>
      ))}
      <div className="mt-3 flex items-baseline justify-between border-t border-line pt-2.5">
        <span className="font-semibold">Total</span>
        <Ring on={ringTotal}>
          <Rupees
            amount={total}
            className="text-drawing-6xl font-bold leading-amount font-stretch-90% @2xl/screen:text-[1.75rem]"
          />
        </Ring>
      </div>
      <div className="mt-3 text-drawing-sm leading-normal text-soft">
        {terms.map((term) => (
          <div key={term}>{term}</div>
        ))}
      </div>
    </div>
  );
}
