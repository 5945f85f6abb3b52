import { mapAnswer } from "../backend/.server/articles/article-lists.ts";
import { backendContext } from "../backend/.server/context.ts";
import type { Route } from "./+types/blog-titles.ts";
import { answerTitles } from "./answer-titles.ts";

/** `/search/blog.json`: the titles of all posts, or of those that match a term. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const backend = context.get(backendContext);
  const isInsideOffered = await backend.offersArticleSearch();
  return answerTitles(
    request,
    async (wanted) =>
      mapAnswer(await backend.findPosts({ sort: "none", ...wanted }), ({ articles, count }) => ({
        titles: articles.map((article) => ({ article })),
        count,
      })),
    isInsideOffered,
  );
}
