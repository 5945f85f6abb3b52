import { hours } from "@crm/brand";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Contacts } from "../content/contacts.tsx";
import { salesContactsId } from "../dialogs/dialog-forms.tsx";
import { dialogIds } from "../dialogs/dialog-ids.ts";
import { DialogLink } from "../dialogs/dialog-link.tsx";
import { footerGroups } from "../navigation/navigation-items.ts";
import { Bubble } from "../ui/bubble.tsx";
import { Container } from "../ui/container.tsx";
import { NoWrap } from "../ui/no-wrap.tsx";
import { copy } from "./copy.ts";
import { Logo } from "./logo.tsx";
import { SocialLinks } from "./social-links.tsx";

const { footer } = copy;
const { account } = footer;

const linkClass =
  "inline-flex min-h-9 items-center rounded-sm py-1.5 leading-snug transition-colors hover:text-green hover:underline hover:underline-offset-4";

/** The footer of every page, with the ways to reach us by phone, mail or WhatsApp. */
export function Footer() {
  return (
    <footer className="border-t border-line bg-sand pt-14 pb-10 wide:pt-20 print:hidden">
      <Container>
        <div className="grid gap-12 desk:grid-cols-[minmax(18rem,22rem)_minmax(0,1fr)] desk:gap-16">
          <div>
            <div className="flex max-w-104 flex-col gap-2.5">
              <Bubble className="text-small!">{footer.question}</Bubble>
              <Bubble side="out" className="text-small!">
                <NoWrap text={footer.answer} phrase={hours.sales.text} />
              </Bubble>
            </div>
            <Contacts id={salesContactsId} className="mt-7" />
          </div>
          <nav
            aria-label={copy.landmarks.footer}
            className="grid grid-cols-2 gap-x-6 gap-y-10 wide:grid-cols-4 desk:grid-cols-2 broad:grid-cols-4"
          >
            {footerGroups.map(({ title, items }, index) => (
              <div key={title} className="grid content-start gap-10">
                <LinkList title={title}>
                  {items.map(({ label, to }) => (
                    <li key={to}>
                      <Link to={to} className={linkClass}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </LinkList>
                {index === footerGroups.length - 1 && <AccountLinks />}
              </div>
            ))}
          </nav>
        </div>
        <div className="mt-14 flex flex-wrap items-center justify-between gap-x-10 gap-y-6 border-t border-line pt-8">
          <Logo />
          <p className="max-w-[44em] text-fine text-soft desk:me-auto">
            {footer.maker} {footer.registrations}
          </p>
          <SocialLinks />
        </div>
      </Container>
    </footer>
  );
}

/** The links that open a dialog, below the last group. */
function AccountLinks() {
  return (
    <LinkList title={account.title}>
      <li>
        <DialogLink opens={dialogIds.signIn} look="plain" className={linkClass}>
          {account.signIn}
        </DialogLink>
      </li>
      <li>
        <DialogLink opens={dialogIds.joinCommunity} look="plain" className={linkClass}>
          {account.join}
        </DialogLink>
      </li>
    </LinkList>
  );
}

function LinkList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-small font-semibold tracking-normal text-soft">{title}</h2>
      <ul className="mt-2">{children}</ul>
    </div>
  );
}
