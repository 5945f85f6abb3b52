import { articlePath } from "@crm/contract/pages/help-center";
import { ErrorSpot } from "@crm/drawings/spots/spots";
import { ArticleDate } from "../../articles/article-date-line.tsx";
import { ArticleFrame } from "../../articles/article-frame.tsx";
import { ArticleProblem } from "../../articles/article-problem.tsx";
import { ArticleText } from "../../articles/article-text.tsx";
import { Feedback } from "../../articles/feedback/feedback.tsx";
import { helpCenterName, helpTrail } from "../../articles/help/help-trail.ts";
import { helpWayOn } from "../../articles/help/help-way-on.ts";
import { PreviewPage } from "../../articles/preview/preview-page.tsx";
import { PrintedAddress } from "../../articles/printed-address.tsx";
import { RemovedArticle } from "../../articles/removed-article.tsx";
import { TableOfContents } from "../../articles/table-of-contents.tsx";
import type { Article } from "../../backend/articles.ts";
import { type Loaded, readContent } from "../../rendering/server-content.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { Heading } from "../../ui/heading.tsx";
import { StateLink } from "../../ui/state-link.tsx";
import { textLinkClass } from "../../ui/text-link.tsx";
import { Neighbours } from "./article-navigation/neighbours.tsx";
import { Related } from "./article-navigation/related.tsx";
import type { Beside, ShownArticle } from "./article-page.ts";
import { StillStuck } from "./still-stuck.tsx";

/** A part of a preview's printed address while the editor has not chosen a category yet. */
const noCategory = "preview";

/** A help article, its preview, or why there is none. */
export default function ArticleDocument({ loaded }: { loaded: Loaded<ShownArticle> }) {
  const shown = readContent(loaded);
  if ("preview" in shown) {
    return (
      <PreviewPage preview={shown.preview}>
        {(page) => (
          <ArticleView {...page} categorySlug={page.article.category?.slug ?? noCategory} />
        )}
      </PreviewPage>
    );
  }
  const { page, categorySlug } = shown;
  if ("problem" in page) {
    return (
      <ArticleProblem
        text={page.problem}
        wayOn={helpWayOn}
        drawing={<ErrorSpot className="w-52" />}
      >
        {page.isGone && <RemovedArticle />}
      </ArticleProblem>
    );
  }
  return <ArticleView {...page} categorySlug={categorySlug} />;
}

function ArticleView({
  article,
  navigation,
  isJudged,
  categoryName,
  categorySlug,
}: { article: Article; categorySlug: string } & Beside) {
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
      {isJudged && <Feedback section="help" slug={slug} category={categorySlug} />}
      <StillStuck title={title} />
      <Neighbours navigation={navigation} place={place} />
      <Related links={navigation.related} {...place} />
      <p className="mt-8 text-small print:hidden">
        <StateLink to={above.path} state={above.state} className={textLinkClass}>
          {name ? `All about ${name}` : "More help articles"}
        </StateLink>
      </p>
    </ArticleFrame>
  );
}
