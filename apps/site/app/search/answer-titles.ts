import type { Answer } from "../backend/articles.ts";
import { isConclusive } from "../backend/is-conclusive.ts";
import { oncePerList } from "../lists/once-per-list.ts";
import { incompletePage } from "../rendering/incomplete-page.ts";
import { findTitles } from "./find-titles.ts";
import { mostFound, readTerm } from "./term.ts";
import type { TitleEntry, TitleIndex } from "./title-entry.ts";

/** Up to this many titles are sent to the browser, which then searches them itself. */
const mostTitles = 1_000;

/**
 * Answers with titles as JSON, without pictures and excerpts. With `?q=` it sends the first titles
 * that contain the term. Without a term it sends all titles, or only their count when there are
 * more than `mostTitles`. The status is 502 when the host gives no answer.
 *
 * @param isInsideOffered whether the host can search inside articles
 */
export function answerTitles<Found>(
  request: Request,
  answer: Answer<Found>,
  list: (found: Found) => readonly TitleEntry[],
  isInsideOffered: boolean,
): Response {
  const isSure = isConclusive(answer);
  const answerWith = (titles: TitleIndex["titles"], count: number, headers: HeadersInit) => {
    const index: TitleIndex = { titles, count, isInsideOffered, ...(!isSure && { isStale: true }) };
    const status = answer.outcome === "found" || isSure ? 200 : 502;
    return Response.json(index, { status, headers });
  };
  if (answer.outcome !== "found") return answerWith([], 0, incompletePage);
  const titles = list(answer.found);
  const term = readTerm(new URL(request.url).searchParams);
  if (term === undefined) return answerWith(leanTitles(titles), titles.length, {});
  const found = findTitles(titles, term);
  // The result belongs to one reader, so it is not cached.
  return answerWith(found.slice(0, mostFound).map(toLean), found.length, incompletePage);
}

const leanTitles = oncePerList((titles: readonly TitleEntry[]) =>
  titles.length <= mostTitles ? titles.map(toLean) : [],
);

function toLean({ article: { excerpt: _, image: __, ...article }, category }: TitleEntry) {
  return { article, category };
}
