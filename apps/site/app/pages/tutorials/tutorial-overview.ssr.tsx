import { TutorialCards } from "../../content/tutorials/tutorial-cards.tsx";
import { tutorialThemes } from "../../content/tutorials/tutorials.ts";
import { ChatCard } from "../../ui/chat-card.tsx";
import { Container } from "../../ui/container.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";
import { copy } from "./copy.ts";

/** All tutorials by theme. */
export default function TutorialOverview() {
  return (
    <Container className="pt-8 pb-20 wide:pt-16 wide:pb-28">
      <div className="grid items-end gap-10 desk:grid-cols-7-5 desk:gap-16">
        <div>
          <Heading as="h1">{copy.title}</Heading>
          <Lede className="mt-6">{copy.lede}</Lede>
          <nav aria-label="Themes" className="mt-7">
            <ul className="flex flex-wrap gap-2">
              {tutorialThemes.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="inline-flex min-h-11 items-center rounded-full border border-line bg-white px-4 text-small font-medium transition-colors hover:border-green hover:text-green"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <ChatCard chat={copy.chat} />
      </div>
      {tutorialThemes.map(({ id, title, text, tutorials }) => (
        <section
          key={id}
          aria-labelledby={id}
          className="mt-16 grid gap-x-12 gap-y-7 wide:mt-24 broad:mt-20 broad:grid-cols-1-2 broad:border-t broad:border-line broad:pt-10"
        >
          <div className="broad:sticky broad:top-8 broad:self-start">
            <Heading id={id} size="section">
              {title}
            </Heading>
            <p className="mt-3 max-w-[40em] text-soft">{text}</p>
          </div>
          <TutorialCards tutorials={tutorials} />
        </section>
      ))}
    </Container>
  );
}
