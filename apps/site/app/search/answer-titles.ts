import type { Answer } from "../backend/articles.ts";
import { incompletePage } from "../rendering/incomplete-page.ts";
import type { TitleEntry, TitleIndex } from "./title-entry.ts";

/**
 * The titles as JSON, without what only lists show. A host that fails leaves the list empty.
 *
 * @param isInsideOffered whether the host can search inside articles
 */
export function answerTitles<Found>(
  answer: Answer<Found>,
  list: (found: Found) => TitleEntry[],
  isInsideOffered: boolean,
): Response {
  const isFound = answer.outcome === "found";
  const entries = isFound ? list(answer.found) : [];
  const lean = entries.map(({ article: { excerpt: _, image: __, ...article }, category }) => ({
    article,
    category,
  }));
  const index: TitleIndex = { titles: lean, isInsideOffered };
  return Response.json(index, { headers: isFound ? {} : incompletePage });
}
