import type { BillSection } from "../../../content/landing/landing-copy.ts";
import { Heading } from "../../../ui/heading.tsx";
import { Section } from "../../../ui/section.tsx";
import { SectionNote } from "./section-note.tsx";
import { SectionTitle } from "./section-title.tsx";

/** A bill with its lines and total, beside the text that explains it. */
export function BillView({
  id,
  section: { title, lede, paragraphs, bill, note, surface = "paper" },
}: {
  id: string;
  section: BillSection;
}) {
  return (
    <Section labelledBy={id} surface={surface}>
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 desk:grid-cols-2">
        <div>
          <SectionTitle id={id} title={title} lede={lede} />
          <div className="mt-5 grid max-w-text gap-4 text-soft">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <SectionNote note={note} className="mt-6" />
        </div>
        <div className="overflow-hidden rounded-panel border border-line bg-white shadow-float">
          <Heading as="h3" size="card" className="px-6 pt-6 wide:px-8">
            {bill.title}
          </Heading>
          <table className="mt-3 w-full text-small">
            <tbody>
              {bill.lines.map(({ text, detail, amount }) => (
                <tr key={text} className="border-b border-dashed border-line last:border-0">
                  <th
                    scope="row"
                    className="py-3.5 ps-6 text-start font-medium hyphens-auto wrap-anywhere wide:ps-8"
                  >
                    {text}
                    {detail && (
                      <span className="block text-fine font-normal text-soft">{detail}</span>
                    )}
                  </th>
                  <td className="py-3.5 ps-4 pe-6 text-end align-top font-semibold figures wide:pe-8">
                    {amount}
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
                  {bill.total.text}
                </th>
                <td className="py-6 ps-4 pe-6 text-end text-section font-heavy text-gold figures wide:pe-8">
                  {bill.total.amount}
                </td>
              </tr>
            </tfoot>
          </table>
        </div>
      </div>
    </Section>
  );
}
