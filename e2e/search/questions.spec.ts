import { expect, test } from "../fixtures/test.ts";
import { searchQuestions } from "./questions.ts";

/** The paths of the results in a search page's HTML, best first. */
function readResults(html: string): string[] {
  const [, list = ""] = /<section aria-labelledby="answers">([\s\S]*?)<\/section>/.exec(html) ?? [];
  return [...list.matchAll(/<h3[^>]*>\s*<a [^>]*href="([^"?]*)/g)].map(([, path = ""]) => path);
}

test("the search puts a right page in the first three for 54 of 60 questions", async ({
  request,
  visitors,
}) => {
  expect(searchQuestions).toHaveLength(60);
  const missed: string[] = [];
  for (const { typed, right } of searchQuestions) {
    const answer = await request.get(`/search?${new URLSearchParams({ q: typed })}`, {
      headers: { "X-Forwarded-For": visitors.next() },
    });
    expect(answer.status(), typed).toBe(200);
    const first = readResults(await answer.text()).slice(0, 3);
    if (!first.some((path) => right.includes(path))) missed.push(`${typed}: ${first.join(", ")}`);
  }
  console.info(`${60 - missed.length} of 60 questions. Missed:\n${missed.join("\n")}`);
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(6);
});
