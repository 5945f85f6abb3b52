import type { Answer } from "../backend/articles.ts";
import { incompletePage } from "../rendering/incomplete-page.ts";
import type { TitleEntry } from "./title-entry.ts";

/** The titles as JSON, without what only lists show. A host that fails leaves the list empty. */
export function answerTitles<Found>(
  answer: Answer<Found>,
  list: (found: Found) => TitleEntry[],
): Response {
  const isFound = answer.outcome === "found";
  const entries = isFound ? list(answer.found) : [];
  const lean = entries.map(({ article: { excerpt: _, image: __, ...article }, category }) => ({
    article,
    category,
  }));
  return Response.json(lean, { headers: isFound ? {} : incompletePage });
}
