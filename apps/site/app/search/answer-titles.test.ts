import { describe, expect, it } from "vitest";
import { withLists } from "../../testing/with-lists.ts";
import { mapAnswer } from "../backend/.server/articles/article-lists.ts";
import type { Answer } from "../backend/articles.ts";
import { answerTitles } from "./answer-titles.ts";
import type { TitleEntry, TitleIndex } from "./title-entry.ts";

const makeTitles = (count: number): TitleEntry[] =>
  Array.from({ length: count }, (_, number) => ({
    article: { title: `Article ${number}`, slug: `a-${number}`, excerpt: "Long", image: "/a.webp" },
  }));

/** A host whose help centre has these titles, or gives no answer. */
function findIn(answer: Answer<TitleEntry[]>) {
  const categories = mapAnswer(answer, (titles) => [
    { name: "", slug: "", type: "module" as const, articles: titles.map(({ article }) => article) },
  ]);
  const lists = withLists({ listHelpCategories: async () => categories });
  return async (wanted: Parameters<typeof lists.findHelpTitles>[0]) =>
    mapAnswer(await lists.findHelpTitles(wanted), ({ titles, count }) => ({
      titles: titles.map(({ article }) => ({ article })),
      count,
    }));
}

async function fetchTitles(count: number, query = "") {
  const titles = makeTitles(count);
  const request = new Request(`http://site.example/search/blog.json${query}`);
  const response = await answerTitles(request, findIn({ outcome: "found", found: titles }), true);
  const body: TitleIndex = await response.json();
  const { titles: entries, ...rest } = body;
  return { entries, ...rest, isCached: !response.headers.has("Cache-Control") };
}

describe("titles", () => {
  it("are all sent, reduced to what the search needs, up to the limit", async () => {
    const { entries, count, isCached } = await fetchTitles(1_000);
    expect([entries.length, count, isCached]).toEqual([1_000, 1_000, true]);
    expect(entries[7]).toEqual({ article: { title: "Article 7", slug: "a-7" } });
  });

  it("are only counted beyond the limit", async () => {
    expect(await fetchTitles(1_001)).toEqual({
      entries: [],
      count: 1_001,
      isInsideOffered: true,
      isCached: true,
    });
  });

  it("are searched on the server for a term, whatever their number, and the answer is not cached", async () => {
    const { entries, count, isCached } = await fetchTitles(10_000, "?q=ARTICLE%2099");
    expect([entries.length, count, isCached]).toEqual([50, 111, false]);
    expect(entries[0]).toEqual({ article: { title: "Article 99", slug: "a-99" } });
    expect(await fetchTitles(10_000, "?q=none")).toMatchObject({ entries: [], count: 0 });
  });

  it("are empty when the host fails, and the answer is not cached", async () => {
    const request = new Request("http://site.example/search/blog.json");
    const response = await answerTitles(request, findIn({ outcome: "error", status: 502 }), true);
    expect(response.status).toBe(502);
    expect(response.headers.get("Cache-Control")).toContain("no-store");
    expect(await response.json()).toMatchObject({ titles: [], count: 0 });
  });

  it("of a stale list are marked as stale", async () => {
    const request = new Request("http://site.example/search/blog.json?q=none");
    const old = { outcome: "found", found: makeTitles(3), isStale: true } as const;
    const response = await answerTitles(request, findIn(old), true);
    expect(await response.json()).toMatchObject({ titles: [], isStale: true });
  });
});
