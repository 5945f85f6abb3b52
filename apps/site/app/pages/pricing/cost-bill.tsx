import { formatRupees } from "@crm/contract/pricing/money";
import { Heading } from "../../ui/heading.tsx";
import { copy } from "./copy.ts";
import { estimateMonthlyCost, type Usage } from "./monthly-cost.ts";

const { bill } = copy.growth;

/** One month's bill, line by line, with its total. */
export function CostBill({ usage }: { usage: Usage }) {
  const cost = estimateMonthlyCost(usage);
  const lines = [
    { text: bill.plan(usage.plan), amount: cost.plan },
    { text: bill.extraUsers(cost.extraUserCount), amount: cost.extraUsers },
    { text: bill.marketing(usage.marketing), amount: cost.marketing },
    { text: bill.utility(usage.utility), amount: cost.utility },
  ];
  return (
    <div className="self-center">
      <div className="overflow-hidden rounded-panel border border-line bg-white">
        <Heading as="h3" size="card" className="px-6 pt-6 wide:px-8">
          {bill.title}
        </Heading>
        <table className="mt-3 w-full text-small">
          <tbody>
            {lines.map(({ text, amount }) => (
              <tr key={text} className="border-b border-dashed border-line last:border-0">
                <th scope="row" className="py-3.5 pl-6 text-left font-normal text-soft wide:pl-8">
                  {text}
                </th>
                <td className="py-3.5 pr-6 pl-4 text-right font-semibold figures wide:pr-8">
                  {formatRupees(amount)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="on-dark bg-deep">
              <th scope="row" className="py-6 pl-6 text-left font-normal wide:pl-8">
                {bill.total}
              </th>
              <td className="py-6 pr-6 pl-4 text-right text-section font-heavy text-gold figures wide:pr-8">
                <output>{formatRupees(cost.total)}</output>
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="mt-3 text-fine text-soft">{bill.note}</p>
    </div>
  );
}
