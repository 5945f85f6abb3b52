import { formatLegalDay } from "@crm/contract/pages/legal";
import { ArticleFrame } from "../../articles/article-frame.tsx";
import { FoldedContents, TableOfContents } from "../../articles/table-of-contents.tsx";
import { type LegalPage, legalPages } from "../../content/legal/legal-pages.ts";
import { RobotCheck } from "../../content/legal/robot-check.tsx";
import { writtenElements } from "../../content/written-elements.tsx";
import type { WrittenPage } from "../../content/written-page.ts";
import { usePublicSettings } from "../../public-settings.ts";
import { type Loaded, readContent } from "../../rendering/server-content.ts";
import { Heading, Lede } from "../../ui/heading.tsx";
import { TextLink } from "../../ui/text-link.tsx";

const texts = import.meta.glob<WrittenPage>("../../content/legal/*.mdx", { eager: true });

const elements = { ...writtenElements, Captcha };

/** A legal page: title, effective date, contents and numbered sections. */
export default function LegalDocument({ loaded }: { loaded: Loaded<LegalPage> }) {
  const page = readContent(loaded);
  const { default: Text, headings } = findText(page.file);
  const others = legalPages.filter(({ path }) => path !== page.path);
  return (
    <ArticleFrame
      aside={
        <div className="h-full print:hidden">
          <TableOfContents headings={headings} />
        </div>
      }
    >
      <article className="print:[&_:is(h2,h3)]:break-after-avoid print:[&_:is(li,tr,address)]:break-inside-avoid">
        <Heading as="h1">{page.title}</Heading>
        <p className="mt-4 flex flex-wrap gap-x-6 text-fine text-soft">
          {page.effective && (
            <span>
              Effective <time dateTime={page.effective}>{formatLegalDay(page.effective)}</time>
            </span>
          )}
          <span>
            Last updated <time dateTime={page.updated}>{formatLegalDay(page.updated)}</time>
          </span>
        </p>
        <Lede className="mt-8 border-t border-line pt-8">{page.lede}</Lede>
        <div className="print:hidden">
          <FoldedContents headings={headings} />
        </div>
        <div className="prose mt-8">
          <Text components={elements} />
        </div>
        <ul className="mt-12 flex flex-wrap gap-x-8 border-t border-line pt-4 text-small print:hidden">
          {others.map(({ title, path }) => (
            <li key={path}>
              <TextLink to={path} className="inline-flex min-h-11 items-center">
                {title}
              </TextLink>
            </li>
          ))}
        </ul>
      </article>
    </ArticleFrame>
  );
}

function findText(file: string): WrittenPage {
  const text = texts[`../../content/legal/${file}.mdx`];
  if (!text) throw new Error(`There is no text called ${file}`);
  return text;
}

/** The paragraph about the captcha that this site's settings choose. */
function Captcha() {
  const { captcha } = usePublicSettings();
  return <RobotCheck provider={captcha.provider} />;
}
