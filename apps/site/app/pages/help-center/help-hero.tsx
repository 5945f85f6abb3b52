import { Bubble } from "../../ui/bubble.tsx";
import { Container } from "../../ui/container.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";
import { copy } from "./copy.ts";

/** The help home's head: a question and its answer, as everything on this site begins. */
export function HelpHero() {
  return (
    <Container className="pt-8 pb-14 wide:pt-16 wide:pb-20">
      <div className="grid items-end gap-10 desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desk:gap-16">
        <div>
          <Heading as="h1">{copy.title}</Heading>
          <Lede className="mt-6">{copy.lede}</Lede>
        </div>
        <div
          aria-hidden="true"
          className="chat-paper flex flex-col gap-2.5 rounded-panel border border-line p-5 wide:p-7"
        >
          {copy.chat.map(({ side, text }) => (
            <Bubble key={text} side={side}>
              {text}
            </Bubble>
          ))}
        </div>
      </div>
    </Container>
  );
}
