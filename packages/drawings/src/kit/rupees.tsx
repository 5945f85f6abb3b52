import { formatRupees } from "@crm/contract/pricing/money";

/** An amount in Indian grouping, with tabular digits so that columns line up. */
export function Rupees({ amount, className = "" }: { amount: number; className?: string }) {
  return (
    <span className={`whitespace-nowrap tabular-nums ${className}`}>{formatRupees(amount)}</span>
  );
}
