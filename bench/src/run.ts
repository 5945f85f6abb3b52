/**
 * `npm run bench`: measures speed and size, each against a bare baseline in the same run, because
 * only the ratio is comparable between machines. Prints a table and writes JSON.
 * `npm run bench -- articles` measures what grows with the number of articles,
 * `npm run bench -- search` measures searches in many articles, and `npm run bench -- stalls`
 * measures for how long a request about the largest article blocks other requests.
 * `npm run bench -- mails` measures how fast mails leave when the mail server is slow,
 * `npm run bench -- load` how many leads a second the whole system stores beside its pages,
 * `npm run bench -- leads` measures call 1 alone, several times,
 * `npm run bench -- desk` how the queue of leads grows with their number,
 * `npm run bench -- pictures` how long the desk's lists of articles and pictures take when they are long,
 * and `npm run bench -- lighthouse` what Lighthouse says about the pages.
 */
import { buildStale } from "../../scripts/builds/build-stale.ts";
import { builds } from "../../scripts/builds/builds.ts";
import { writeResults } from "../../scripts/report/write-results.ts";
import { benchArticles } from "./articles.ts";
import { benchDesk } from "./desk.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchMails } from "./mails.ts";
import { formatMeasures, type Measure } from "./measure.ts";
import { measureLead } from "./measure-lead.ts";
import { measurePage } from "./measure-page.ts";
import { measureScripts } from "./measure-scripts.ts";
import { benchPictures } from "./pictures.ts";
import { benchSearch } from "./search.ts";
import { benchStalls } from "./stalls.ts";
import { benchLoad } from "./sustained-load.ts";
import { startSystem } from "./system.ts";

const [what, rounds, size] = process.argv.slice(2);
// The desk and the search are measured without pages.
if (!["desk", "pictures", "search"].includes(what ?? "") && !(await buildStale(builds)))
  process.exit(1);

if (what === "search") await benchSearch(toSizes(process.argv.slice(3)));
else if (what === "articles") await benchArticles(toNumber(rounds), toNumber(size));
else if (what === "stalls") await benchStalls(toNumber(rounds));
else if (what === "mails") await benchMails();
else if (what === "load") await benchLoad(process.argv.slice(3));
else if (what === "lighthouse") await benchLighthouse(rounds);
else if (what === "desk") await benchDesk(toNumber(rounds));
else if (what === "leads") await benchLeads(toNumber(rounds) ?? 3);
else if (what === "pictures") await benchPictures(toNumber(rounds));
else await benchSpeed();

async function benchSpeed(): Promise<void> {
  const system = await startSystem();
  try {
    const measures = [
      await measurePage(system, 5),
      ...(await measureLeads(system)),
      ...(await measureScripts(system.siteUrl)),
    ];
    console.info(formatMeasures(measures));
    writeResults("speed", { measures });
  } finally {
    await system.stop();
  }
}

/** Call 1 as a few visitors and as many send it. */
async function measureLeads(system: Awaited<ReturnType<typeof startSystem>>): Promise<Measure[]> {
  return [await measureLead(system, 1_000, 16), await measureLead(system, 1_000, 64)];
}

/** Each round starts with an empty database. */
async function benchLeads(rounds: number): Promise<void> {
  const measures: Measure[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const system = await startSystem();
    try {
      measures.push(...(await measureLeads(system)));
    } finally {
      await system.stop();
    }
  }
  console.info(formatMeasures(measures));
  writeResults("leads", { measures });
}

/** The numbers given, or undefined without any. */
function toSizes(given: readonly string[]): number[] | undefined {
  return given.length > 0 ? given.map(Number) : undefined;
}

function toNumber(given: string | undefined): number | undefined {
  return given ? Number(given) : undefined;
}
