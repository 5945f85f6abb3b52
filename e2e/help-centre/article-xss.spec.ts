import { sanitizeContent } from "../../apps/backoffice/server/articles/sanitize-content.ts";
import { prepareBody } from "../../apps/site/app/backend/.server/article-html/article-body.ts";
import { readCorpora } from "../corpora/corpora.ts";
import { type ScriptWatch, watchScripts } from "../fixtures/script-watch.ts";
import { expect, test } from "../fixtures/test.ts";

const vectors = readCorpora().flatMap((corpus) => corpus.vectors);
const batchSize = 60;

const onSave = sanitizeContent;
const onRender = (html: string) => prepareBody(html, "http://corpus.test/").html;

/** The ways from an author to a reader; any host's HTML passes the second alone. */
const ways: Record<string, (html: string) => string> = {
  "the back office's on save": onSave,
  "the site's on render": onRender,
  "both, one after the other": (html) => onRender(onSave(html)),
};

test.beforeEach(({ consoleWatch }) => {
  // What is not fetched, and what would have been reported as a breach of a real policy.
  consoleWatch.expect(/./);
});

test("the corpus is large, and the watch sees its vectors run when nothing cleans them", async ({
  page,
}) => {
  expect(new Set(vectors).size).toBeGreaterThanOrEqual(200);
  const watch = await watchScripts(page);
  const seen: string[] = [];
  const sample = vectors.filter((_, index) => index % 12 === 0);
  for (const vector of sample) {
    const tried = await watch.show([vector]).catch(() => ["the page was taken elsewhere"]);
    if (tried.length > 0) seen.push(vector);
  }
  // Some run only in other browsers, or in those of the past.
  expect(seen.length).toBeGreaterThan(sample.length * 0.75);
});

for (const [name, clean] of Object.entries(ways)) {
  test(`no vector runs or would run after a sanitizer: ${name}`, async ({ page }) => {
    const watch = await watchScripts(page);
    expect(await findRunning(watch, vectors, clean)).toEqual([]);
  });
}

/** The vectors of which something is left; a batch that is clean needs no second look. */
async function findRunning(
  watch: ScriptWatch,
  given: readonly string[],
  clean: (html: string) => string,
): Promise<string[]> {
  const running: string[] = [];
  for (let at = 0; at < given.length; at += batchSize) {
    const batch = given.slice(at, at + batchSize);
    if ((await watch.show(batch.map(clean))).length === 0) continue;
    for (const vector of batch) {
      const tried = await watch.show([clean(vector)]);
      if (tried.length > 0) running.push(`${vector} -> ${clean(vector)}: ${tried.join(", ")}`);
    }
  }
  return running;
}
