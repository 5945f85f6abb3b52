import { brand } from "@crm/brand";
import { trial } from "@crm/contract/pricing/plans";
import { ClockIcon } from "@crm/drawings/icons/contact-icons";
import { formatMinutes } from "@crm/whatsapp/durations";
import { ArticleFrame } from "../../articles/article-frame.tsx";
import { FoldedContents, TableOfContents } from "../../articles/table-of-contents.tsx";
import type { Tutorial } from "../../content/tutorials/tutorial.ts";
import { TutorialCards } from "../../content/tutorials/tutorial-cards.tsx";
import { tutorialElements } from "../../content/tutorials/tutorial-elements.tsx";
import { findTutorial } from "../../content/tutorials/tutorials.ts";
import type { WrittenPage } from "../../content/written-page.ts";
import { paths } from "../../paths.ts";
import { usePublicSettings } from "../../public-settings.ts";
import { type Loaded, readContent } from "../../rendering/server-content.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";
import { TextAnchor, TextLink } from "../../ui/text-link.tsx";

const texts = import.meta.glob<WrittenPage>("../../content/tutorials/*.mdx", { eager: true });

/** A tutorial: what you get, the steps, the rules, what to read next. */
export default function TutorialDocument({ loaded }: { loaded: Loaded<Tutorial> }) {
  const tutorial = readContent(loaded);
  const { default: Text, headings } = findText(tutorial.file);
  const sections = headings.filter(({ level }) => level === 2);
  return (
    <ArticleFrame
      aside={
        <div className="h-full print:hidden">
          <TableOfContents headings={sections} />
        </div>
      }
    >
      <article>
        <Breadcrumbs steps={[{ name: "Tutorials", path: paths.tutorials }]} />
        <Heading as="h1" className="mt-3">
          {tutorial.title}
        </Heading>
        <Duration minutes={tutorial.minutes} />
        <Lede className="mt-8 border-t border-line pt-8">{tutorial.lede}</Lede>
        <div className="print:hidden">
          <FoldedContents headings={sections} />
        </div>
        <WhereToBegin />
        <InShort tutorial={tutorial} />
        <div className="prose tutorial-text mt-8">
          <Text components={tutorialElements} />
        </div>
        <nav aria-labelledby="next-tutorials" className="mt-16 print:hidden">
          <Heading id="next-tutorials" size="section">
            What to do next
          </Heading>
          <TutorialCards tutorials={tutorial.next.map(findTutorial)} className="mt-6" />
        </nav>
      </article>
    </ArticleFrame>
  );
}

/** How long the tutorial takes. */
function Duration({ minutes }: { minutes: number }) {
  return (
    <p className="mt-5 flex items-center gap-2 text-fine text-soft">
      <ClockIcon className="size-4.5 text-green" />
      Takes about {formatMinutes(minutes)} of your time
    </p>
  );
}

/** Readers who come from a search may not know that the steps are done in the product. */
function WhereToBegin() {
  const { app } = usePublicSettings();
  return (
    <p className="mt-8 max-w-[66ch] print:hidden">
      You do these steps in {brand.product.name}. <TextAnchor href={app.login}>Log in</TextAnchor>{" "}
      first, or <TextAnchor href={app.register}>try it free</TextAnchor> for {trial.days} days.
    </p>
  );
}

/** Links for readers who want less than the whole tutorial: the short answer, and what it costs. */
function InShort({ tutorial: { help, offer } }: { tutorial: Tutorial }) {
  return (
    <p className="mt-3 max-w-[66ch] print:hidden">
      Short answer: <TextLink to={help.path}>{help.label}</TextLink>
      {offer && (
        <>
          {" "}
          See also: <TextLink to={offer.path}>{offer.label}</TextLink>
        </>
      )}
    </p>
  );
}

function findText(file: string): WrittenPage {
  const text = texts[`../../content/tutorials/${file}.mdx`];
  if (!text) throw new Error(`There is no text called ${file}`);
  return text;
}
