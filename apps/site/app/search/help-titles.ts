import { backendContext } from "../backend/.server/context.ts";
import type { Route } from "./+types/help-titles.ts";
import { answerTitles } from "./answer-titles.ts";
import { listHelpTitles } from "./title-lists.ts";

/** `/search/help-center.json`: the titles of all help articles. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return answerTitles(await context.get(backendContext).listHelpCategories(), listHelpTitles);
}
