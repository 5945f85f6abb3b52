import { articleSearchParameter, articleSearchPath } from "@crm/contract/extensions/article-search";
import { signSiteAssertion, siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import { livenessPath } from "@crm/contract/health";
import { createTextIndex } from "@crm/search/text-index";
import { loadSecrets } from "@crm/server-kit/secrets";
import { formatTable } from "../../scripts/report/table.ts";
import { writeResults } from "../../scripts/report/write-results.ts";
import { fillDatabase } from "./articles/fill-database.ts";
import { startSystem } from "./system.ts";

/** The number of help articles, and of posts. */
const half = 5_000;
const rounds = 30;

/** The first occurs in one title, the second in every text, and the third is misspelled. */
const queries = ["thing number 4711", "board lead stage", "spreadshet stagge"];

/**
 * `npm run bench -- search`: measures the time of a search in 10,000 articles, how long other
 * requests wait meanwhile, and the time to index one edit compared with indexing everything.
 */
export async function benchSearch(): Promise<void> {
  const lines = [...(await measureOffice()), ...measureIndex()];
  console.info(formatTable([["what", "median ms", "most ms"], ...lines.map(formatLine)]));
  writeResults("search", { articles: 2 * half, rounds, lines });
}

interface Line {
  name: string;
  median: number;
  most: number;
}

async function measureOffice(): Promise<Line[]> {
  const system = await startSystem();
  try {
    fillDatabase(system.dataDir, half);
    const { publishSecret } = loadSecrets(system.dataDir);
    const search = async (query: string) => {
      const address = `${system.backofficeUrl}/api${articleSearchPath}?${new URLSearchParams({ [articleSearchParameter]: query })}`;
      const headers = { [siteAssertionHeader]: signSiteAssertion(publishSecret, {}) };
      const { articles } = await (await fetch(address, { headers })).json();
      return articles.length as number;
    };
    const begun = performance.now();
    while ((await search("thing number 4999")) === 0) await pause(200);
    // The last text in the queue is the last to be indexed.
    const built = performance.now() - begun;
    const lines = [{ name: "until all is indexed", median: built, most: built }];
    const health = () => fetch(`${system.backofficeUrl}${livenessPath}`).then((a) => a.text());
    lines.push(await time("health, without searches", health));
    for (const query of queries) {
      lines.push(await time(`search "${query}"`, () => search(query)));
      const running = { on: true };
      const storm = (async () => {
        while (running.on) await search(query);
      })();
      lines.push(await time(`health, while "${query}" is searched`, health));
      running.on = false;
      await storm;
    }
    return lines;
  } finally {
    await system.stop();
  }
}

/** Measures the time to index one edit, and to index all texts. */
function measureIndex(): Line[] {
  const text = (number: number, more = "") => ({
    id: String(number),
    title: `How a shop does thing number ${number}`,
    summary: `In short: thing ${number} takes three steps.`,
    body: `${more} Open the board, choose a lead, and move it to the next stage. `.repeat(80),
  });
  const index = createTextIndex();
  const begun = performance.now();
  for (let i = 0; i < 2 * half; i++) index.put(text(i));
  const all = performance.now() - begun;
  const edits = Array.from({ length: rounds }, (_, i) => {
    const start = performance.now();
    index.put(text(i, "changed"));
    return performance.now() - start;
  });
  return [
    { name: "index all texts", median: all, most: all },
    { name: "index one edit", ...summarise(edits) },
  ];
}

async function time(name: string, work: () => Promise<unknown>): Promise<Line> {
  const taken: number[] = [];
  for (let i = 0; i < rounds; i++) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  return { name, ...summarise(taken) };
}

function summarise(taken: number[]): Pick<Line, "median" | "most"> {
  const sorted = taken.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, most: sorted.at(-1) ?? 0 };
}

function formatLine({ name, median, most }: Line): string[] {
  return [name, median.toFixed(1), most.toFixed(1)];
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
