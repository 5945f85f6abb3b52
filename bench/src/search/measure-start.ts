import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { readHtmlText } from "@crm/search/read-html-text";
import { openDatabase } from "../../../apps/backoffice/server/db/open-database.ts";
import { createArticleIndex } from "../../../apps/backoffice/server/search/article-index.ts";
import { searchArticles } from "../../../apps/backoffice/server/search/search-articles.ts";
import { queries } from "./made-up-articles.ts";

/**
 * A process with nothing but the search: prints as JSON how much memory it takes beyond that of an open
 * database, when it is complete after a start, and how long searches take. Arguments: the database's
 * URL, rounds. Node must run with `--expose-gc`.
 */
const [url = "", rounds = "30"] = process.argv.slice(2);
const { db } = openDatabase(url);
const { count } = await db
  .selectFrom("articles")
  .select(({ fn }) => fn.countAll<number>().as("count"))
  .executeTakeFirstOrThrow();
await doOtherWork();
const before = await readMemory();

const delays = monitorEventLoopDelay({ resolution: 5 });
delays.enable();
const begun = performance.now();
const articleIndex = createArticleIndex({ db, now: Date.now, log: console });
const search = (query: string) => searchArticles({ db, now: Date.now, articleIndex }, query, 20);
articleIndex.start();
// The first and the last article, in whichever order they are indexed.
for (const number of [0, count - 1]) {
  while ((await search(`number ${number}`)).every(({ id }) => id !== `article-${number}`)) {
    await pause(20);
  }
}
const completeMs = performance.now() - begun;
const startStallMs = takeStall();
await pause(500);
const idle = subtract(await readMemory(), before);

const searches = [];
for (const [name, query] of queries) {
  const taken: number[] = [];
  let found = 0;
  for (let round = 0; round < Number(rounds); round++) {
    const start = performance.now();
    found = (await search(query)).length;
    taken.push(performance.now() - start);
  }
  const stallMs = takeStall();
  taken.sort((a, b) => a - b);
  const at = (share: number) => taken[Math.floor(taken.length * share)] ?? 0;
  searches.push({ name, found, p50: at(0.5), p95: at(0.95), stallMs });
}
const searched = subtract(await readMemory(), before);
console.info(JSON.stringify({ completeMs, startStallMs, idle, searched, searches }));
await articleIndex.stop();
await db.destroy();

/** Reads articles as lists and pages do, because a process that has worked has a larger heap. */
async function doOtherWork(): Promise<void> {
  for (let i = 0; i < 300; i++) {
    const rows = await db.selectFrom("articles").selectAll().limit(100).execute();
    for (const { content } of rows) readHtmlText(content);
  }
}

/** For how long other work has waited at most since the last call. Milliseconds. */
function takeStall(): number {
  const stall = delays.max / 1e6;
  delays.reset();
  return stall;
}

interface Memory {
  /** What the garbage collection can't free, in megabytes. */
  held: number;
  /** What the process has of the machine's memory, in megabytes. */
  resident: number;
}

async function readMemory(): Promise<Memory> {
  for (let i = 0; i < 3; i++) {
    globalThis.gc?.();
    await pause(100);
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  return { held: (heapUsed + external) / 1e6, resident: rss / 1e6 };
}

function subtract(after: Memory, before: Memory): Memory {
  return { held: after.held - before.held, resident: after.resident - before.resident };
}
