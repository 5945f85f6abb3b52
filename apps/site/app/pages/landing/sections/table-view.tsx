import type { TableSection } from "../../../content/landing/landing-copy.ts";
import { joinClasses } from "../../../ui/classes.ts";
import { Section } from "../../../ui/section.tsx";
import { SectionNote } from "./section-note.tsx";
import { SectionTitle } from "./section-title.tsx";

/**
 * A table. On a narrow screen each row is a block: the row's name, and below it the cells with the
 * names of their columns. The roles keep it a table for screen readers although it is laid out as
 * blocks there.
 */
export function TableView({
  id,
  section: { title, lede, columns, rows, hasFigures, marked, note, surface = "paper" },
}: {
  id: string;
  section: TableSection;
}) {
  const cell = (column: number) =>
    joinClasses(
      "px-5 py-2 desk:py-4",
      hasFigures && "desk:text-end figures",
      column === marked && "bg-leaf/60 font-medium text-ink",
    );
  return (
    <Section labelledBy={id} surface={surface}>
      <SectionTitle id={id} title={title} lede={lede} />
      <div className="mt-8 overflow-hidden rounded-panel border border-line bg-white wide:mt-12">
        <table
          // biome-ignore lint/a11y/noRedundantRoles: a table whose rows are blocks loses its role
          role="table"
          aria-labelledby={id}
          className="block w-full text-small desk:table"
        >
          <thead className="sr-only desk:not-sr-only desk:table-header-group">
            <tr>
              {columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={joinClasses(
                    "border-b border-line px-5 py-4 align-bottom text-fine font-semibold",
                    hasFigures && index > 0 ? "text-end" : "text-start",
                    index === marked && "bg-leaf text-green",
                  )}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block desk:table-row-group">
            {rows.map(({ name, cells }) => (
              <tr
                key={name}
                className="block border-b border-line py-3 last:border-b-0 desk:table-row desk:py-0"
              >
                <th
                  scope="row"
                  className="block px-5 py-2 text-start text-body font-semibold desk:table-cell desk:w-1/5 desk:border-b desk:border-line desk:py-4 desk:align-top desk:text-small"
                >
                  {name}
                </th>
                {cells.map((text, index) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells of one row never reorder
                    key={index}
                    className={joinClasses(
                      "grid grid-cols-5-7 gap-x-4 text-soft desk:table-cell desk:border-b desk:border-line desk:align-top",
                      cell(index + 1),
                    )}
                  >
                    <span aria-hidden="true" className="text-fine font-medium desk:hidden">
                      {columns[index + 1]}
                    </span>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <SectionNote note={note} className="mt-6" />
    </Section>
  );
}
