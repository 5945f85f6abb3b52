import { Thread } from "@crm/drawings/kit/thread";
import { Bubble } from "../../ui/bubble.tsx";
import { Container } from "../../ui/container.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";
import { copy } from "./copy.ts";

const { hero } = copy;

/** The page's header: a short conversation about the price, with a line down to the plans. */
export function PricingHero() {
  return (
    <Container className="relative grid gap-x-16 gap-y-10 pt-10 pb-12 desk:grid-cols-23-20 desk:items-center desk:pt-16 desk:pb-24">
      <div>
        <Heading as="h1" size="display">
          {hero.title}
        </Heading>
        <Lede className="mt-6 max-w-[27em]!">{hero.lede}</Lede>
      </div>
      <div className="chat-paper flex flex-col gap-2.5 rounded-panel border border-line p-5 wide:p-7">
        {hero.chat.map(({ side, text }) => (
          <Bubble key={text} as="p" side={side} className="text-small!">
            {text}
          </Bubble>
        ))}
      </div>
      <Thread
        width={100}
        height={100}
        d="M100 0C100 62 0 34 0 100"
        stretch
        className="absolute inset-e-[22%] bottom-0 inset-s-1/2 hidden h-24 w-[28%] desk:block"
      />
    </Container>
  );
}
