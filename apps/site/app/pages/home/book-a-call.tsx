import { brand, hours, phoneLink } from "@crm/brand";
import { PhoneIcon } from "@crm/drawings/icons/contact-icons";
import { DialogButton } from "../../dialogs/dialog-button.tsx";
import { dialogIds } from "../../dialogs/dialog-ids.ts";
import { Bubble } from "../../ui/bubble.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";
import { NoWrap } from "../../ui/no-wrap.tsx";
import { Section } from "../../ui/section.tsx";
import { copy } from "./copy.ts";

const { title, lede, action, chat } = copy.call;
const { salesPhone } = brand.contacts;

/** The book-a-call banner, the one dark section of the page. */
export function BookACall() {
  return (
    <Section surface="ink" labelledBy="call-title">
      <div className="grid grid-cols-1 gap-x-20 gap-y-12 desk:grid-cols-6-5 desk:items-center">
        <div>
          <Heading id="call-title">{title}</Heading>
          <Lede className="mt-4 text-white/85!">
            <NoWrap text={lede} phrase={hours.sales.text} />
          </Lede>
          <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
            <DialogButton opens={dialogIds.bookDemo} look="gold" className="max-wide:w-full">
              {action}
            </DialogButton>
            <a
              href={phoneLink(salesPhone)}
              className="inline-flex min-h-11 items-center gap-3 font-medium tabular underline-offset-4 hover:text-gold hover:underline"
            >
              <PhoneIcon className="size-5 text-gold" />
              {salesPhone}
            </a>
          </div>
        </div>
        <div className="relative flex flex-col gap-3 wide:gap-4">
          {chat.map(({ side, text }) => (
            <Bubble
              key={text}
              as="p"
              side={side}
              className="px-5! py-3.5! text-body! wide:text-lede!"
            >
              {text}
            </Bubble>
          ))}
        </div>
      </div>
    </Section>
  );
}
