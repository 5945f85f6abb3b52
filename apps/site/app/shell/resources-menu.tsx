import { ChevronDownIcon } from "@crm/drawings/icons/ui-icons";
import { NavLink } from "react-router";
import { resourceItems } from "../navigation/navigation-items.ts";
import { joinClasses } from "../ui/classes.ts";
import { copy } from "./copy.ts";
import { resourcesId } from "./menus.ts";

/**
 * The header's menu of help and reading matter. It is a `details` element, so that it opens before
 * the scripts have loaded and without them; the scripts only close it (`menus.ts`).
 */
export function ResourcesMenu({ className }: { className: string }) {
  return (
    <details id={resourcesId} className="group relative">
      <summary className={joinClasses(className, "cursor-pointer gap-1 group-open:text-green")}>
        {copy.resources}
        <ChevronDownIcon className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="absolute inset-s-0 top-full z-30 mt-1.5 w-80 rounded-panel border border-line bg-white p-2 shadow-float">
        {resourceItems.map(({ label, detail, to }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="block rounded-card px-4 py-3 transition-colors hover:bg-leaf current:text-green"
            >
              <span className="block font-semibold">{label}</span>
              <span className="block text-fine text-soft">{detail}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
