import { sanitizeContent } from "../../apps/backoffice/server/articles/sanitize-content.ts";
import { prepareBody } from "../../apps/site/app/backend/.server/article-html/prepare-body.ts";
import { readCorpora } from "../corpora/corpora.ts";
import { type ScriptWatch, watchScripts } from "../fixtures/script-watch.ts";
import { expect, test } from "../fixtures/test.ts";

const vectors = readCorpora().flatMap((corpus) => corpus.vectors);
const batchSize = 60;

const onSave = sanitizeContent;
const onRender = (html: string) => prepareBody(html, "http://corpus.test/").html;

/** How HTML is sanitized. That of other hosts is only sanitized on render. */
const sanitizers: Record<string, (html: string) => string> = {
  "the back office on save": onSave,
  "the site on render": onRender,
  "the back office and then the site": (html) => onRender(onSave(html)),
};

test.beforeEach(({ consoleWatch }) => {
  // The browser logs blocked requests and policy reports.
  consoleWatch.expect(/./);
});

test("the corpus has at least 200 vectors, and the watch detects them without a sanitizer", async ({
  page,
}) => {
  expect(new Set(vectors).size).toBeGreaterThanOrEqual(200);
  const watch = await watchScripts(page);
  const seen: string[] = [];
  const sample = vectors.filter((_, index) => index % 12 === 0);
  for (const vector of sample) {
    const tried = await watch.show([vector]).catch(() => ["the page was navigated away"]);
    if (tried.length > 0) seen.push(vector);
  }
  // Some run only in other or older browsers.
  expect(seen.length).toBeGreaterThan(sample.length * 0.75);
});

for (const [name, sanitize] of Object.entries(sanitizers)) {
  test(`no vector runs or could run after it is sanitized by ${name}`, async ({ page }) => {
    const watch = await watchScripts(page);
    expect(await findRunning(watch, vectors, sanitize)).toEqual([]);
  });
}

/** Returns the vectors that still run. Vectors are tried in batches, and one by one if a batch fails. */
async function findRunning(
  watch: ScriptWatch,
  given: readonly string[],
  sanitize: (html: string) => string,
): Promise<string[]> {
  const running: string[] = [];
  for (let at = 0; at < given.length; at += batchSize) {
    const batch = given.slice(at, at + batchSize);
    if ((await watch.show(batch.map(sanitize))).length === 0) continue;
    for (const vector of batch) {
      const tried = await watch.show([sanitize(vector)]);
      if (tried.length > 0) running.push(`${vector} -> ${sanitize(vector)}: ${tried.join(", ")}`);
    }
  }
  return running;
}
