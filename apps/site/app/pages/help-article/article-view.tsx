import type { Article } from "../../backend/articles.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { Heading } from "../../ui/heading.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { helpTrail } from "../help-center/trail.ts";
import { ArticleDate } from "./article-date-line.tsx";
import { ArticleFrame } from "./article-frame.tsx";
import { ArticleText } from "./article-text.tsx";
import { TableOfContents } from "./table-of-contents.tsx";

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
  const { title, headings } = article;
  const name = article.category?.name ?? categoryName;
  const trail = helpTrail(name ? { name, slug: categorySlug } : undefined);
  const above = trail.at(-1) ?? trail[0];
  return (
    <ArticleFrame aside={headings.length > 1 && <TableOfContents headings={headings} />}>
      <article>
        <Breadcrumbs steps={trail} />
        <Heading as="h1" className="mt-3">
          {title}
        </Heading>
        <ArticleDate dates={article} />
        <ArticleText article={article} />
        <p className="mt-12 border-t border-line pt-6 text-small">
          <TextLink to={above.path} state={above.state}>
            {name ? `More about ${name}` : "More help articles"}
          </TextLink>
        </p>
      </article>
    </ArticleFrame>
  );
}
