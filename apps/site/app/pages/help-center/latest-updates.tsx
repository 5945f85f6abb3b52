import { blogPath } from "@crm/contract/pages/blog";
import { BlogCarousel } from "../../articles/blog/blog-carousel.tsx";
import type { ArticleLink } from "../../backend/articles.ts";
import { Container } from "../../ui/container.tsx";
import { Heading } from "../../ui/heading.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { copy } from "./copy.ts";

/** The newest posts of the blog, three visible at a time. */
export function LatestUpdates({ articles }: { articles: readonly ArticleLink[] | undefined }) {
  return (
    <section aria-labelledby="latest" className="border-t border-line bg-sand py-14 wide:py-20">
      <Container>
        <BlogCarousel
          label={copy.latest}
          articles={articles}
          heading={
            <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
              <Heading id="latest" size="section">
                {copy.latest}
              </Heading>
              <TextLink to={blogPath} className="text-small">
                {copy.allPosts}
              </TextLink>
            </div>
          }
        />
      </Container>
    </section>
  );
}
