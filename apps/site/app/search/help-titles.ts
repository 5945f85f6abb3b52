import { backendContext } from "../backend/.server/context.ts";
import type { Route } from "./+types/help-titles.ts";
import { answerTitles } from "./answer-titles.ts";

/** `/search/help-center.json`: the titles of all help articles, or of those that match a term. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const backend = context.get(backendContext);
  const isInsideOffered = await backend.offersArticleSearch();
  return answerTitles(request, backend.findHelpTitles, isInsideOffered);
}
