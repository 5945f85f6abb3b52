import { replaceAttribute } from "../navigation/follow-server-links.ts";
import { dialogItems } from "../navigation/navigation-items.ts";
import { TextLink } from "../ui/text-link.tsx";

const replaces = { [replaceAttribute]: true };

/** The links of a two-panel dialog; each replaces the dialog's history entry. */
export function PanelLinks() {
  return (
    <ul className="flex flex-wrap gap-x-5 text-fine">
      {dialogItems.map(({ label, to }) => (
        <li key={to}>
          <TextLink to={to} {...replaces} className="inline-flex min-h-11 items-center">
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
