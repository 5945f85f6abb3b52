import type { Route } from "./+types/atom.ts";
import { answerFeed } from "./answer-feed.ts";
import { writeAtom } from "./blog-feed.ts";

/** `/blog/atom.xml` */
export function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return answerFeed(context, "application/atom+xml", writeAtom);
}
