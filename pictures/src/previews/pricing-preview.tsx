import { formatRupees } from "@crm/contract/pricing/money";
import { plans } from "@crm/contract/pricing/plans";
import { PreviewCard } from "./preview-card.tsx";

const { monthly, yearly } = plans;

/** Both paid plans, as on the pricing page. */
export function PricingPreview() {
  return (
    <PreviewCard title={`Your whole team, from ${formatRupees(yearly.price)} a month`}>
      <Plan name={monthly.name} price={monthly.price} note={monthly.offer} />
      <div className="absolute top-[268px] left-[120px] w-[390px] rounded-[34px] bg-deep p-9 text-white shadow-float">
        <div className="flex items-center justify-between text-[30px] font-semibold">
          {yearly.name}
          <span className="rounded-full bg-gold px-4 py-1 text-[22px] text-ink">
            {yearly.label}
          </span>
        </div>
        <div className="mt-5 text-[92px] leading-none font-heavy text-gold tabular">
          {formatRupees(yearly.price)}
        </div>
        <div className="mt-4 text-[26px] leading-[1.25]">
          per month for {yearly.usersIncluded} users, {yearly.billing}
        </div>
      </div>
    </PreviewCard>
  );
}

function Plan({ name, price, note }: { name: string; price: number; note: string }) {
  return (
    <div className="absolute top-[44px] left-0 w-[360px] rounded-[34px] border border-line bg-white p-9 shadow-float">
      <div className="text-[30px] font-semibold">{name}</div>
      <div className="mt-2 text-[60px] leading-none font-heavy tabular">{formatRupees(price)}</div>
      <div className="mt-2 text-[24px] text-soft">{note}</div>
    </div>
  );
}
