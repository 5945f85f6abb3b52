import type { Range } from "../backend/.server/articles/article-lists.ts";
import type { Answer } from "../backend/articles.ts";
import { isConclusive } from "../backend/is-conclusive.ts";
import { incompletePage } from "../rendering/incomplete-page.ts";
import { mostFound, readTerm } from "./term.ts";
import type { TitleEntry, TitleIndex } from "./title-entry.ts";

/** Up to this many titles are sent to the browser, which then searches them itself. */
const mostTitles = 1_000;

/** Finds titles of a list, or those that contain a term. */
type FindTitles = (
  wanted: Range & { term?: string | undefined },
) => Promise<Answer<{ titles: readonly TitleEntry[]; count: number }>>;

/**
 * Answers with titles as JSON, without pictures and excerpts. With `?q=` it sends the first titles
 * that contain the term. Without a term it sends all titles, or only their count when there are
 * more than `mostTitles`. The status is 502 when the host gives no answer.
 *
 * @param isInsideOffered whether the host can search inside articles
 */
export async function answerTitles(
  request: Request,
  find: FindTitles,
  isInsideOffered: boolean,
): Promise<Response> {
  const term = readTerm(new URL(request.url).searchParams);
  const answer =
    term === undefined ? await findAll(find) : await find({ term, start: 0, limit: mostFound });
  const isSure = isConclusive(answer);
  const isFound = answer.outcome === "found";
  const { titles, count } = isFound ? answer.found : { titles: [], count: 0 };
  const index: TitleIndex = {
    titles: titles.map(toLean),
    count,
    isInsideOffered,
    ...(!isSure && { isStale: true }),
  };
  return Response.json(index, {
    status: isFound || isSure ? 200 : 502,
    // The result of a search belongs to one reader, so it is not cached.
    headers: isFound && term === undefined ? {} : incompletePage,
  });
}

async function findAll(find: FindTitles) {
  const counted = await find({ start: 0, limit: 0 });
  const isShort = counted.outcome === "found" && counted.found.count <= mostTitles;
  return isShort ? find({ start: 0, limit: mostTitles }) : counted;
}

function toLean({ article: { excerpt: _, image: __, ...article }, category }: TitleEntry) {
  return { article, category };
}
