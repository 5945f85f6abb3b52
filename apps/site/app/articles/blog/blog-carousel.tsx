import { lists } from "@crm/contract/limits";
import { articleMessages } from "@crm/contract/messages";
import type { ReactNode } from "react";
import type { ArticleLink } from "../../backend/articles.ts";
import { listFailure } from "../../lists/list-failure.ts";
import { Carousel } from "../../ui/carousel.tsx";
import { BlogCard } from "./blog-card.tsx";

/** A row of posts, three visible at a time. */
export function BlogCarousel({
  label,
  heading,
  articles,
}: {
  label: string;
  heading: ReactNode;
  /** Undefined when they could not be loaded. */
  articles: readonly ArticleLink[] | undefined;
}) {
  return (
    <Carousel
      label={label}
      heading={heading}
      shown={lists.carouselItems}
      empty={<p className="text-soft">{articles ? articleMessages.noData : listFailure}</p>}
    >
      {articles?.map((article) => <BlogCard key={article.slug} article={article} />) ?? []}
    </Carousel>
  );
}
