import { formatRupees } from "@crm/contract/pricing/money";
import { Heading } from "../../ui/heading.tsx";
import { copy } from "./calculator-copy.ts";
import { estimateMonthlyCost, type Usage } from "./monthly-cost.ts";

const { bill } = copy;

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
                <th
                  scope="row"
                  className="py-3.5 ps-6 text-start font-normal hyphens-auto wrap-anywhere text-soft wide:ps-8"
                >
                  {text}
                </th>
                <td className="py-3.5 pe-6 ps-4 text-end font-semibold figures wide:pe-8">
                  {formatRupees(amount)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="on-dark bg-deep">
              <th
                scope="row"
                className="py-6 ps-6 text-start font-normal hyphens-auto wrap-anywhere wide:ps-8"
              >
                {bill.total}, {bill.tax}
              </th>
              <td className="py-6 pe-6 ps-4 text-end text-section font-heavy text-gold figures wide:pe-8">
                <output>{formatRupees(cost.total)}</output>
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="mt-3 text-fine text-soft">{bill.note(usage.plan, cost.total)}</p>
    </div>
  );
}
