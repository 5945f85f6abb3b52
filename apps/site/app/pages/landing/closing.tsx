import type { LandingCopy } from "../../content/landing/landing-copy.ts";
import { Bubble } from "../../ui/bubble.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";
import { Section } from "../../ui/section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { LandingAction } from "./landing-action.tsx";

/** The one dark section of the page: the last question of a buyer, and the button again. */
export function Closing({
  closing: { title, text, link, chat },
  action,
}: {
  closing: LandingCopy["closing"];
  action: LandingCopy["action"];
}) {
  return (
    <Section surface="ink" labelledBy="closing">
      <div className="grid grid-cols-1 gap-x-20 gap-y-12 desk:grid-cols-6-5 desk:items-center">
        <div>
          <Heading id="closing">{title}</Heading>
          <Lede className="mt-4 text-white/85!">{text}</Lede>
          <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
            <LandingAction action={action} look="gold" className="max-wide:w-full" />
            {link && (
              <TextLink
                to={link.to}
                className="inline-flex min-h-11 items-center text-white! hover:text-gold!"
              >
                {link.text}
              </TextLink>
            )}
          </div>
        </div>
        <div className="flex flex-col gap-3 wide:gap-4">
          {chat.map((bubble) => (
            <Bubble
              key={bubble.text}
              as="p"
              side={bubble.side}
              className="px-5! py-3.5! text-body!"
            >
              {bubble.text}
            </Bubble>
          ))}
        </div>
      </div>
    </Section>
  );
}
