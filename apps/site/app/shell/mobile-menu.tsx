import { ArrowRightIcon } from "@crm/drawings/icons/ui-icons";
import { Link } from "react-router";
import { DialogButton } from "../dialogs/dialog-button.tsx";
import { dialogIds } from "../dialogs/dialog-ids.ts";
import { replaceAttribute } from "../navigation/follow-server-links.ts";
import { headerItems, resourceItems } from "../navigation/navigation-items.ts";
import { usePublicSettings } from "../public-settings.ts";
import { ButtonAnchor } from "../ui/button.tsx";
import { DialogClose } from "../ui/dialog-close.tsx";
import { copy } from "./copy.ts";
import { Logo } from "./logo.tsx";

/** Each link takes the place of the menu's history entry. */
const replaces = { [replaceAttribute]: true };

const rowClass =
  "flex min-h-14 items-center justify-between border-b border-line text-card font-semibold transition-colors hover:text-green current:text-green";

/** The menu of narrow screens: a sheet from the right over a dark overlay. */
export function MobileMenu() {
  const { app } = usePublicSettings();
  return (
    <dialog
      id={dialogIds.menu}
      closedby="any"
      aria-label={copy.menu.open}
      className="dialog dialog-side desk:hidden"
    >
      <div className="flex min-h-full flex-col px-5 pt-3 pb-8">
        <div className="flex items-center justify-between gap-4">
          <Logo />
          <DialogClose label={copy.menu.close} />
        </div>
        <nav aria-label={copy.landmarks.mobile} className="mt-4">
          <ul>
            {headerItems
              .filter((item) => !item.desktopOnly)
              .map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} {...replaces} className={rowClass}>
                    {label}
                    <ArrowRightIcon className="size-5 text-green" />
                  </Link>
                </li>
              ))}
            <li>
              <a href={app.login} className={rowClass}>
                {copy.login}
                <ArrowRightIcon className="size-5 text-green" />
              </a>
            </li>
          </ul>
          <ul className="mt-4 flex flex-wrap gap-x-6">
            {resourceItems.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  {...replaces}
                  className="inline-flex min-h-11 items-center font-medium text-soft transition-colors hover:text-green"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-auto grid gap-3 pt-8">
          <ButtonAnchor href={app.register}>{copy.tryFree}</ButtonAnchor>
          <DialogButton opens={dialogIds.bookDemo} look="quiet">
            {copy.bookDemo}
          </DialogButton>
        </div>
      </div>
    </dialog>
  );
}
