import { CheckIcon } from "@crm/drawings/icons/ui-icons";
import { TemplateCard } from "./template-card.tsx";
import { templateGroups } from "./templates.ts";

const groupId = (industry: string) => industry.toLowerCase().replaceAll(" ", "-");

/** All templates by industry, each with its text to copy. */
export function Gallery() {
  return (
    <div>
      <ul aria-label="Industries" className="flex flex-wrap gap-2.5">
        {templateGroups.map(({ industry }) => (
          <li key={industry}>
            <a
              href={`#${groupId(industry)}`}
              className="inline-flex min-h-11 items-center rounded-full border-firm border-line bg-white px-4.5 text-small font-semibold transition-colors hover:border-green hover:text-green"
            >
              {industry}
            </a>
          </li>
        ))}
      </ul>
      {templateGroups.map(({ industry, templates }) => (
        <section key={industry} aria-labelledby={groupId(industry)} className="mt-14 wide:mt-20">
          <h3
            id={groupId(industry)}
            className="scroll-mt-24 text-section font-title tracking-heading"
          >
            {industry}
          </h3>
          <ul className="mt-6 grid grid-cols-1 items-stretch gap-5 wide:grid-cols-2 wide:gap-6 desk:grid-cols-3">
            {templates.map((template) => (
              <li key={template.name} className="grid h-full min-w-0">
                <TemplateCard template={template} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="mt-10 flex items-start gap-3 text-small text-soft">
        <CheckIcon className="mt-1 size-4.5 shrink-0 text-green" />
        WhatsApp reviews the templates of every business separately. A text from this list can still
        be rejected, for example when its sample values don't fit the text.
      </p>
    </div>
  );
}
