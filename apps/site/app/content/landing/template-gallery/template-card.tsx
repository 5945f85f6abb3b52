import { buttonClass } from "../../../ui/button.tsx";
import type { GalleryTemplate } from "./template.ts";

/** A template as a chat message, with what its placeholders mean and why it can be approved. */
export function TemplateCard({
  template: { name, title, category, text, variables, quickReplies = [], reason },
}: {
  template: GalleryTemplate;
}) {
  return (
    <figure className="flex h-full flex-col rounded-card border border-line bg-white p-5 wide:p-6">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h4 id={name} className="text-card font-title tracking-card">
          {title}
        </h4>
        <span className={category === "Marketing" ? marketing : utility}>{category}</span>
        <span className="w-full text-fine break-all text-soft">{name}</span>
      </figcaption>
      <div className="mt-4 rounded-field bg-sand p-3.5">
        <p className="rounded-card rounded-se-tail bg-leaf px-4 py-3 text-small leading-bubble">
          <code className="font-sans whitespace-pre-line">{markPlaceholders(text)}</code>
        </p>
        {quickReplies.length > 0 && (
          <ul aria-label="Quick replies" className="mt-2 flex flex-wrap gap-2">
            {quickReplies.map((reply) => (
              <li
                key={reply}
                className="rounded-full bg-white px-3.5 py-1.5 text-fine font-semibold text-green"
              >
                {reply}
              </li>
            ))}
          </ul>
        )}
      </div>
      <dl className="mt-4 grid grid-cols-[max-content_1fr] gap-x-3 gap-y-1 text-fine">
        {variables.map(({ means, sample }, index) => (
          <div key={means} className="col-span-2 grid grid-cols-subgrid">
            <dt className="font-semibold tabular">{`{{${index + 1}}}`}</dt>
            <dd className="text-soft">
              {means}, for example “{sample}”
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 mb-5 text-small">
        <span className="font-semibold">Why it fits: </span>
        {reason}
      </p>
      <button
        type="button"
        data-copy
        aria-describedby={name}
        className={buttonClass("leaf", "small", "mt-auto w-fit self-end")}
      >
        Copy
      </button>
    </figure>
  );
}

const tag = "rounded-full px-3 py-0.5 text-fine font-semibold";
const utility = `${tag} bg-leaf text-green`;
const marketing = `${tag} bg-gold-soft text-ink`;

/** Placeholders are shown in bold; the copied text is the same. */
function markPlaceholders(text: string) {
  return text.split(/(\{\{\d+\}\})/).map((part, index) =>
    // The parts never change their order.
    index % 2 === 1 ? <b key={part}>{part}</b> : part,
  );
}
