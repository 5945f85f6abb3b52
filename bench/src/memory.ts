import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "../../scripts/process/ports.ts";
import { formatTable } from "../../scripts/report/table.ts";
import { writeResults } from "../../scripts/report/write-results.ts";
import { fillDatabase, places } from "./articles/fill-database.ts";
import { readMetric } from "./sustained-load/read-metrics.ts";
import { startSystem } from "./system.ts";

/** How long the apps rest before they are measured. Milliseconds. */
const restMs = 20_000;

/** How many requests are under way at a time. */
const clients = 8;

/** The budget, in megabytes. */
const allowed = { rest: 150, after: 250 };

/** Resident memory in megabytes. */
interface Memory {
  site: number;
  backOffice: number;
}

/**
 * `npm run bench -- memory [seconds] [articles]`: the resident memory of both apps at rest, the most that
 * they take during a mixed load of pages, searches, lists and calls, and what they keep after it. There
 * are `articles` help articles and as many posts.
 */
export async function benchMemory(seconds = 120, articles = 1_000): Promise<void> {
  const [site, backOffice] = await Promise.all([findFreePort(), findFreePort()]);
  const system = await startSystem({
    settings: {
      METRICS_HOST: "127.0.0.1",
      SITE_METRICS_PORT: String(site),
      BACKOFFICE_METRICS_PORT: String(backOffice),
    },
  });
  const read = async (): Promise<Memory> => ({
    site: await readResident(site),
    backOffice: await readResident(backOffice),
  });
  try {
    fillDatabase(system.dataDir, articles);
    // The first start reads and stores the sample content, which is not rest.
    await system.restart();
    await waitForIndex(system.dataDir);
    await pause(restMs);
    const rest = await read();
    const load = { ...rest };
    const cpuBefore = await readCpu(site, backOffice);
    const until = performance.now() + seconds * 1_000;
    let next = 0;
    const ask = async () => {
      while (performance.now() < until) {
        const number = next++;
        await (await fetch(chooseAddress(system, number, articles))).arrayBuffer();
      }
    };
    const asking = Promise.all(Array.from({ length: clients }, ask));
    while (performance.now() < until) {
      await pause(1_000);
      const now = await read();
      load.site = Math.max(load.site, now.site);
      load.backOffice = Math.max(load.backOffice, now.backOffice);
    }
    await asking;
    const cpuSeconds = (await readCpu(site, backOffice)) - cpuBefore;
    await pause(restMs);
    const after = await read();
    print(rest, load, after, next);
    console.info(`CPU time of both apps: ${((cpuSeconds * 1_000) / next).toFixed(0)} ms a request`);
    writeResults("memory", {
      seconds,
      articles,
      requests: next,
      cpuSeconds,
      rest,
      load,
      after,
      allowed,
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

async function readResident(port: number): Promise<number> {
  return Math.round((await readProcess(port, "process_resident_memory_bytes")) / 1e6);
}

/** The seconds of CPU time that the apps have used, which shows what saving memory costs. */
async function readCpu(...ports: number[]): Promise<number> {
  const name = "process_cpu_seconds_total";
  const seconds = await Promise.all(ports.map((port) => readProcess(port, name)));
  return seconds.reduce((sum, value) => sum + value, 0);
}

async function readProcess(port: number, name: string): Promise<number> {
  return readMetric(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text(), name);
}

function print(rest: Memory, load: Memory, after: Memory, requests: number): void {
  const head = [
    ...["app", "MB at rest", "allowed", `most MB during ${requests} requests`],
    ...["MB after them", "allowed"],
  ];
  const rows = (["site", "backOffice"] as const).map((app) => [
    app,
    ...[rest[app], allowed.rest, load[app], after[app], allowed.after].map(String),
  ]);
  console.info(formatTable([head, ...rows]));
}
