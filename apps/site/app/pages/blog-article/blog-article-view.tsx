import { blogArticlePath } from "@crm/contract/blog";
import type { Article, ArticleLink } from "../../backend/articles.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { Container } from "../../ui/container.tsx";
import { Heading } from "../../ui/heading.tsx";
import { BlogCarousel } from "../blog/blog-carousel.tsx";
import { blogTrail } from "../blog/blog-trail.ts";
import { copy } from "../blog/copy.ts";
import { ArticleCover } from "../blog/covers/article-cover.tsx";
import { ArticleDate } from "../help-article/article-date-line.tsx";
import { ArticleFrame } from "../help-article/article-frame.tsx";
import { ArticleText } from "../help-article/article-text.tsx";
import { Feedback } from "../help-article/feedback/feedback.tsx";
import { PrintedAddress } from "../help-article/printed-address.tsx";
import { TableOfContents } from "../help-article/table-of-contents.tsx";

/** A blog post, top to bottom as section 2.8 lists its parts. */
export function BlogArticleView({
  article,
  more,
  isJudged,
}: {
  article: Article;
  more: readonly ArticleLink[] | undefined;
  isJudged: boolean;
}) {
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
        {isJudged && <Feedback key={slug} section="blog" slug={slug} />}
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
