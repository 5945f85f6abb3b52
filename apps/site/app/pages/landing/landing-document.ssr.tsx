import { FaqSection } from "../../content/faq-section.tsx";
import { findDrawing } from "../../content/landing/landing-drawings.ts";
import type { LandingPage } from "../../content/landing/landing-pages.ts";
import { type Loaded, readContent } from "../../rendering/server-content.ts";
import { Closing } from "./closing.tsx";
import { LandingHero } from "./landing-hero.tsx";
import { Related } from "./related.tsx";
import { LandingSectionView } from "./sections/landing-section.tsx";

/** A landing page, laid out from its copy. */
export default function LandingDocument({ loaded }: { loaded: Loaded<LandingPage> }) {
  const { key, action, hero, sections, questions, related, closing } = readContent(loaded);
  const draw = (name: string) => {
    const Drawing = findDrawing(key, name);
    return <Drawing />;
  };
  const pictures = sections.filter(({ kind }) => kind === "picture");
  return (
    <>
      <LandingHero hero={hero} action={action} drawing={draw("hero")} />
      {sections.map((section, index) => (
        <LandingSectionView
          key={section.title}
          id={`section-${index + 1}`}
          section={section}
          isFlipped={pictures.indexOf(section) % 2 === 1}
          draw={draw}
        />
      ))}
      <FaqSection title={questions.title} entries={questions.entries} />
      <Related related={related} />
      <Closing closing={closing} action={action} />
    </>
  );
}
