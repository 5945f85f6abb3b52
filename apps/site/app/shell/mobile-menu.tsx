import { ArrowRightIcon } from "@crm/drawings/icons/ui-icons";
import { Link } from "react-router";
import { DialogButton } from "../dialogs/dialog-button.tsx";
import { dialogIds } from "../dialogs/dialog-ids.ts";
import { replaceAttribute } from "../navigation/follow-server-links.ts";
import { headerItems, resourceItems } from "../navigation/navigation-items.ts";
import { usePublicSettings } from "../public-settings.ts";
import { ButtonAnchor } from "../ui/button.tsx";
import { CloseButton } from "../ui/dialog-close.tsx";
import { copy } from "./copy.ts";
import { Logo } from "./logo.tsx";

/** Each link takes the place of the menu's history entry. */
const replaces = { [replaceAttribute]: true };

const closes = { popoverTarget: dialogIds.menu, popoverTargetAction: "hide" } as const;

const rowClass =
  "flex min-h-14 items-center justify-between border-b border-line text-card font-semibold transition-colors hover:text-green current:text-green";

/**
 * The menu of narrow screens: a sheet from the right over a dark overlay. It is a popover, because a modal dialog
 * makes the page below it inert, for which a slow phone calculates the styles of all its elements again
 * (`docs/decisions/2026-11-24-mobile-menu-is-a-popover.md`).
 */
export function MobileMenu() {
  const { app } = usePublicSettings();
  return (
    <dialog
      id={dialogIds.menu}
      popover="auto"
      aria-label={copy.menu.open}
      className="dialog dialog-side desk:hidden"
    >
      <div className="flex h-full flex-col overflow-auto px-5 pt-3 pb-8">
        <div className="flex items-center justify-between gap-4">
          <Logo />
          <CloseButton type="button" {...closes} aria-label={copy.menu.close} />
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
      {/* A click beside a popover closes it natively, and also reaches what is below. */}
      <button
        type="button"
        {...closes}
        tabIndex={-1}
        aria-hidden="true"
        className="absolute top-0 end-full h-full w-screen"
      />
    </dialog>
  );
}
