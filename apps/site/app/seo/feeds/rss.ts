import type { Route } from "./+types/rss.ts";
import { answerFeed } from "./answer-feed.ts";
import { writeRss } from "./blog-feed.ts";

/** `/blog/feed.xml` */
export function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return answerFeed(context, "application/rss+xml", writeRss);
}
