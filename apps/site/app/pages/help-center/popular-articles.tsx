import { HelpArticleLink } from "../../articles/help/article-link.tsx";
import { Arrow } from "../../ui/arrow.tsx";
import { Container } from "../../ui/container.tsx";
import { Heading } from "../../ui/heading.tsx";
import { copy } from "./copy.ts";
import type { PopularArticle } from "./help-home-page.ts";

/** The first article of each category, six in all. */
export function PopularArticles({ articles }: { articles: readonly PopularArticle[] }) {
  return (
    <section aria-labelledby="popular" className="border-y border-line bg-sand py-14 wide:py-20">
      <Container>
        <Heading id="popular" size="section">
          {copy.popular}
        </Heading>
        <ol className="mt-8 grid gap-x-10 wide:grid-cols-2 broad:grid-cols-3">
          {articles.map(({ article, categoryName, categorySlug }) => (
            <li key={article.slug} className="group relative border-t border-line py-5 pe-8">
              <HelpArticleLink
                article={article}
                categorySlug={categorySlug}
                categoryName={categoryName}
                className="text-body leading-snug font-semibold transition-colors after:absolute after:inset-0 group-hover:text-green"
              >
                {article.title}
              </HelpArticleLink>
              <p className="mt-1 text-fine text-soft">{categoryName}</p>
              <Arrow className="absolute top-7.5 inset-e-1" />
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
