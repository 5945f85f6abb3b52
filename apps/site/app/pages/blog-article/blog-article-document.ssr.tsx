import { blogArticlePath } from "@crm/contract/pages/blog";
import { ErrorSpot } from "@crm/drawings/spots/spots";
import { ArticleDate } from "../../articles/article-date-line.tsx";
import { ArticleFrame } from "../../articles/article-frame.tsx";
import { ArticleProblem } from "../../articles/article-problem.tsx";
import { ArticleText } from "../../articles/article-text.tsx";
import { BlogCarousel } from "../../articles/blog/blog-carousel.tsx";
import { blogTrail } from "../../articles/blog/blog-trail.ts";
import { blogWayOn } from "../../articles/blog/blog-way-on.ts";
import { copy } from "../../articles/blog/copy.ts";
import { ArticleCover } from "../../articles/blog/covers/article-cover.tsx";
import { Feedback } from "../../articles/feedback/feedback.tsx";
import { PreviewPage } from "../../articles/preview/preview-page.tsx";
import { PrintedAddress } from "../../articles/printed-address.tsx";
import { RemovedArticle } from "../../articles/removed-article.tsx";
import { TableOfContents } from "../../articles/table-of-contents.tsx";
import { type Loaded, readContent } from "../../rendering/server-content.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { Container } from "../../ui/container.tsx";
import { Heading } from "../../ui/heading.tsx";
import type { PostPage, ShownPost } from "./blog-article-page.ts";

/** A blog post, its preview, or why there is none. */
export default function BlogArticleDocument({ loaded }: { loaded: Loaded<ShownPost> }) {
  const shown = readContent(loaded);
  if ("preview" in shown) {
    return (
      <PreviewPage preview={shown.preview}>{(page) => <BlogArticleView {...page} />}</PreviewPage>
    );
  }
  const { page } = shown;
  if ("problem" in page) {
    return (
      <ArticleProblem
        text={page.problem}
        wayOn={blogWayOn}
        drawing={<ErrorSpot className="w-52" />}
      >
        {page.isGone && <RemovedArticle />}
      </ArticleProblem>
    );
  }
  return <BlogArticleView {...page} />;
}

function BlogArticleView({ article, more, isJudged }: PostPage) {
  const { title, image, headings, slug, minutes } = article;
  return (
    <>
      <ArticleFrame aside={headings.length > 1 && <TableOfContents headings={headings} />}>
        <article>
          <Breadcrumbs steps={blogTrail()} />
          <Heading as="h1" className="mt-3">
            {title}
          </Heading>
          <ArticleDate dates={article} minutes={minutes} all />
          {!image && (
            <ArticleCover
              article={article}
              className="mt-8 h-44 rounded-panel border border-line wide:h-64"
            />
          )}
          <ArticleText article={article} />
          <PrintedAddress path={blogArticlePath(slug)} />
        </article>
        {isJudged && <Feedback section="blog" slug={slug} />}
      </ArticleFrame>
      <section
        aria-labelledby="more"
        className="border-t border-line bg-sand py-14 wide:py-20 print:hidden"
      >
        <Container>
          <BlogCarousel
            label={copy.more}
            articles={more}
            heading={
              <Heading id="more" size="section">
                {copy.more}
              </Heading>
            }
          />
        </Container>
      </section>
    </>
  );
}
