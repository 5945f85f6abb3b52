import { formatRupees } from "@crm/contract/pricing/money";
import { plans } from "@crm/contract/pricing/plans";
import { PreviewCard } from "./preview-card.tsx";

const { monthly, yearly } = plans;

/** Both paid plans, as on the pricing page. */
export function PricingPreview() {
  return (
    <PreviewCard
      title={`Your whole team, from ${formatRupees(yearly.price)} a month`}
      sample={false}
    >
      <Plan name={monthly.name} price={monthly.price} note={monthly.offer} />
      <div className="absolute top-67 inset-s-30 w-97.5 rounded-poster bg-deep p-9 text-white shadow-float">
        <div className="flex items-center justify-between text-poster-2xl font-semibold">
          {yearly.name}
          <span className="rounded-full bg-gold px-4 py-1 text-poster-md text-ink">
            {yearly.label}
          </span>
        </div>
        <div className="mt-5 text-[92px] leading-none font-heavy text-gold tabular">
          {formatRupees(yearly.price)}
        </div>
        <div className="mt-4 text-poster-xl leading-tight">
          per month for {yearly.usersIncluded} users, {yearly.billing}
        </div>
      </div>
    </PreviewCard>
  );
}

function Plan({ name, price, note }: { name: string; price: number; note: string }) {
  return (
    <div className="absolute top-11 inset-s-0 w-90 rounded-poster border border-line bg-white p-9 shadow-float">
      <div className="text-poster-2xl font-semibold">{name}</div>
      <div className="mt-2 text-poster-3xl leading-none font-heavy tabular">
        {formatRupees(price)}
      </div>
      <div className="mt-2 text-poster-lg text-soft">{note}</div>
    </div>
  );
}
