import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { formatTable } from "../../scripts/report/table.ts";
import { writeResults } from "../../scripts/report/write-results.ts";
import { fillDatabase, places } from "./articles/fill-database.ts";
import { allowedMemory, type Memory, restMs, startWithMetrics } from "./resident-memory.ts";

/** How many requests are under way at a time. */
const clients = 8;

/**
 * `npm run bench -- memory [seconds] [articles] [perSecond]`: the resident memory of both apps at rest, the
 * most that they take during a mixed load of pages, searches, lists and calls, and what they keep after
 * it. There are `articles` help articles and as many posts. Without `perSecond` the load is as high as
 * eight clients can make it.
 */
export async function benchMemory(
  seconds = 120,
  articles = 1_000,
  perSecond = Number.POSITIVE_INFINITY,
): Promise<void> {
  const { system, readMemory: read, readCpuSeconds } = await startWithMetrics();
  try {
    fillDatabase(system.dataDir, articles);
    // The first start reads and stores the sample content, which is not rest.
    await system.restart();
    await waitForIndex(system.dataDir);
    await pause(restMs);
    const rest = await read();
    const load = { ...rest };
    /** Every five minutes. */
    const history: Memory[] = [];
    const cpuBefore = await readCpuSeconds();
    const began = performance.now();
    const until = began + seconds * 1_000;
    let next = 0;
    const ask = async () => {
      while (performance.now() < until) {
        const number = next++;
        const due = began + (number * 1_000) / perSecond;
        if (due > performance.now()) await pause(due - performance.now());
        await (await fetch(chooseAddress(system, number, articles))).arrayBuffer();
      }
    };
    const asking = Promise.all(Array.from({ length: clients }, ask));
    while (performance.now() < until) {
      await pause(1_000);
      const now = await read();
      load.site = Math.max(load.site, now.site);
      load.backOffice = Math.max(load.backOffice, now.backOffice);
      const minutes = Math.floor((performance.now() - began) / 60_000);
      if (minutes >= history.length * 5) history.push(now);
    }
    await asking;
    const cpuSeconds = (await readCpuSeconds()) - cpuBefore;
    await pause(restMs);
    const after = await read();
    print(rest, load, after, next);
    const steps = history.map(({ site, backOffice }) => `${site} / ${backOffice}`);
    console.info(`MB of site and back office every five minutes: ${steps.join(", ")}`);
    console.info(`CPU time of both apps: ${((cpuSeconds * 1_000) / next).toFixed(0)} ms a request`);
    writeResults("memory", {
      seconds,
      articles,
      requests: next,
      cpuSeconds,
      rest,
      load,
      history,
      after,
      allowed: allowedMemory,
    });
  } finally {
    await system.stop();
  }
}

/** Waits until the search has indexed all articles. */
async function waitForIndex(dataDir: string): Promise<void> {
  const database = new DatabaseSync(join(dataDir, "backoffice.sqlite"), { readOnly: true });
  const queued = database.prepare("select 1 from search_queue limit 1");
  while (queued.get()) await pause(1_000);
  database.close();
}

const mostPages = 100;

/** Articles above all, each another one, and now and then a list, a search or a call. */
function chooseAddress(
  { siteUrl, backofficeUrl }: { siteUrl: string; backofficeUrl: string },
  number: number,
  articles: number,
): string {
  const article = (number * 7) % articles;
  const category = `help-${article % 8}`;
  const page = 1 + (number % Math.min(mostPages, Math.ceil(articles / 50)));
  const rare = [
    "/",
    "/pricing",
    "/help-center",
    `/help-center/${category}?page=${page}`,
    `/blog?page=${page}`,
    `/blog?sort=oldest&page=${page}`,
    `/search/blog.json?q=thing%20number%20${article}`,
    `/search?q=board%20stage%20${article}`,
    "/sitemaps/1.xml",
    "/blog/feed.xml",
    "/llms.txt",
  ];
  const turn = Math.floor(number / 4);
  const choices = [
    `${siteUrl}/help-center/${category}/${places.help}-${article}`,
    `${siteUrl}/blog/${places.post}-${article}`,
    `${backofficeUrl}/api/article/websit/LatestUpdate/blog-${article}`,
    siteUrl + (rare[turn % rare.length] ?? ""),
  ];
  return choices[number % choices.length] ?? siteUrl;
}

function print(rest: Memory, load: Memory, after: Memory, requests: number): void {
  const head = [
    ...["app", "MB at rest", "allowed", `most MB during ${requests} requests`],
    ...["MB after them", "allowed"],
  ];
  const rows = (["site", "backOffice"] as const).map((app) => [
    app,
    ...[rest[app], allowedMemory.rest, load[app], after[app], allowedMemory.after].map(String),
  ]);
  console.info(formatTable([head, ...rows]));
}
