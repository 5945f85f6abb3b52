import type { Article } from "../../backend/articles.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";
import { Note } from "../../ui/note.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { helpTrail } from "../help-center/trail.ts";
import { ArticleDate } from "./article-date-line.tsx";
import { ArticleFrame } from "./article-frame.tsx";
import { FoldedContents, TableOfContents } from "./table-of-contents.tsx";

/** A help article, top to bottom as section 2.7 lists its parts. */
export function ArticleView({
  article,
  categorySlug,
  categoryName,
}: {
  article: Article;
  categorySlug: string;
  categoryName: string | undefined;
}) {
  const { title, image, description, html, excerpt, headings } = article;
  const name = article.category?.name ?? categoryName;
  const trail = helpTrail(name ? { name, slug: categorySlug } : undefined);
  const above = trail.at(-1) ?? trail[0];
  const hasContents = headings.length > 1;
  return (
    <ArticleFrame aside={hasContents && <TableOfContents headings={headings} />}>
      <article>
        <Breadcrumbs steps={trail} />
        <Heading as="h1" className="mt-3">
          {title}
        </Heading>
        <ArticleDate dates={article} />
        {description && <Lede className="mt-8 border-t border-line pt-8">{description}</Lede>}
        {image && (
          <img
            src={image}
            alt=""
            className="mt-8 w-full rounded-panel border border-line bg-white"
          />
        )}
        {hasContents && <FoldedContents headings={headings} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the backend on every render */}
        <div className="prose mt-8" dangerouslySetInnerHTML={{ __html: html }} />
        {excerpt && (
          <div className="mt-12 max-w-[68ch]">
            <Note look="info">
              <Heading as="h2" size="card">
                Summary
              </Heading>
              <p className="mt-2">{excerpt}</p>
            </Note>
          </div>
        )}
        <p className="mt-12 border-t border-line pt-6 text-small">
          <TextLink to={above.path} state={above.state}>
            {name ? `More about ${name}` : "More help articles"}
          </TextLink>
        </p>
      </article>
    </ArticleFrame>
  );
}
