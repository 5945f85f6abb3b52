import { MenuIcon } from "@crm/drawings/icons/ui-icons";
import { Link, NavLink } from "react-router";
import { DialogButton } from "../dialogs/dialog-button.tsx";
import { dialogIds } from "../dialogs/dialog-ids.ts";
import { headerItems } from "../navigation/navigation-items.ts";
import { usePublicSettings } from "../public-settings.ts";
import { Button } from "../ui/button.tsx";
import { Container } from "../ui/container.tsx";
import { copy } from "./copy.ts";
import { Logo } from "./logo.tsx";
import { ResourcesMenu } from "./resources-menu.tsx";

const linkClass =
  "inline-flex min-h-11 items-center rounded-field px-2.5 font-medium whitespace-nowrap transition-colors hover:text-green current:text-green broad:px-3.5";

/** The page's header: all links from 914 px up, a menu button below. */
export function Header() {
  const { app } = usePublicSettings();
  return (
    <header>
      <Container className="flex min-h-16 items-center gap-4 py-1.5 desk:min-h-19">
        <Logo />
        <nav
          aria-label={copy.landmarks.main}
          className="hidden text-nav desk:ms-3 desk:block print:hidden"
        >
          <ul className="flex">
            {headerItems.map(({ label, to }) => {
              // `NavLink` compares paths only, so it would mark a link with a hash as the current
              // page.
              const Item = to.includes("#") ? Link : NavLink;
              return (
                <li key={to}>
                  <Item to={to} className={linkClass}>
                    {label}
                  </Item>
                </li>
              );
            })}
            <li>
              <ResourcesMenu className={linkClass} />
            </li>
          </ul>
        </nav>
        <div className="ms-auto flex shrink-0 items-center gap-2 text-nav print:hidden">
          <a href={app.login} className={`${linkClass} max-wide:hidden`}>
            {copy.login}
          </a>
          <DialogButton opens={dialogIds.bookDemo} size="small" className="max-desk:hidden">
            {copy.bookDemo}
          </DialogButton>
          <Button
            popoverTarget={dialogIds.menu}
            aria-haspopup="dialog"
            look="quiet"
            size="small"
            className="size-11 border-transparent! px-0 desk:hidden"
            aria-label={copy.menu.open}
          >
            <MenuIcon className="size-7" />
          </Button>
        </div>
      </Container>
    </header>
  );
}
