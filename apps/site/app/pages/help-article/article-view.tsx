import { articlePath } from "@crm/contract/pages/help-center";
import { ArticleDate } from "../../articles/article-date-line.tsx";
import { ArticleFrame } from "../../articles/article-frame.tsx";
import { ArticleText } from "../../articles/article-text.tsx";
import { Feedback } from "../../articles/feedback/feedback.tsx";
import { helpCenterName, helpTrail } from "../../articles/help/help-trail.ts";
import { PrintedAddress } from "../../articles/printed-address.tsx";
import { TableOfContents } from "../../articles/table-of-contents.tsx";
import type { Article } from "../../backend/articles.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { Heading } from "../../ui/heading.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { Neighbours } from "./article-navigation/neighbours.tsx";
import { Related } from "./article-navigation/related.tsx";
import type { Beside } from "./article-page.ts";
import { StillStuck } from "./still-stuck.tsx";

/** A help article. */
export function ArticleView({
  article,
  navigation,
  isJudged,
  categorySlug,
  categoryName,
}: {
  article: Article;
  categorySlug: string;
  categoryName: string | undefined;
} & Beside) {
  const { title, headings, slug, minutes } = article;
  const name = article.category?.name ?? categoryName;
  const place = { categorySlug, categoryName: name ?? helpCenterName };
  const trail = helpTrail(name ? { name, slug: categorySlug } : undefined);
  const above = trail.at(-1) ?? trail[0];
  return (
    <ArticleFrame aside={headings.length > 1 && <TableOfContents headings={headings} />}>
      <article>
        <Breadcrumbs steps={trail} />
        <Heading as="h1" className="mt-3">
          {title}
        </Heading>
        <ArticleDate dates={article} minutes={minutes} />
        <ArticleText article={article} />
        <PrintedAddress path={articlePath(categorySlug, slug)} />
      </article>
      {isJudged && <Feedback key={slug} section="help" slug={slug} category={categorySlug} />}
      <StillStuck title={title} />
      <Neighbours navigation={navigation} place={place} />
      <Related links={navigation.related} {...place} />
      <p className="mt-8 text-small print:hidden">
        <TextLink to={above.path} state={above.state}>
          {name ? `All about ${name}` : "More help articles"}
        </TextLink>
      </p>
    </ArticleFrame>
  );
}
