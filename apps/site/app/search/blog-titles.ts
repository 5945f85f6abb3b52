import { backendContext } from "../backend/.server/context.ts";
import type { Route } from "./+types/blog-titles.ts";
import { answerTitles } from "./answer-titles.ts";
import { listBlogTitles } from "./title-lists.ts";

/** `/search/blog.json`: the titles of all posts, or of those that match a term. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const backend = context.get(backendContext);
  const [titles, isInsideOffered] = await Promise.all([
    backend.listBlogArticles(),
    backend.offersArticleSearch(),
  ]);
  return answerTitles(request, titles, listBlogTitles, isInsideOffered);
}
