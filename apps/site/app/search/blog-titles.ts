import { backendContext } from "../backend/.server/context.ts";
import type { Route } from "./+types/blog-titles.ts";
import { answerTitles } from "./answer-titles.ts";
import { listBlogTitles } from "./title-lists.ts";

/** `/search/blog.json`: the titles of all posts. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return answerTitles(await context.get(backendContext).listBlogArticles(), listBlogTitles);
}
