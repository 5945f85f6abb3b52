/**
 * `npm run bench`: measures speed and size, each beside its yardstick: a bare baseline in the same run,
 * because only the ratio is comparable between machines, or the most that is allowed. Prints a table, writes
 * JSON and draws a plot. With a name it runs one of the other measurements, which `bench/README.md` describes.
 */
import { buildStale } from "../../scripts/builds/build-stale.ts";
import { builds } from "../../scripts/builds/builds.ts";
import { writeResults } from "../../scripts/report/write-results.ts";
import { benchArticles } from "./articles.ts";
import { benchCompare } from "./compare.ts";
import { benchDesk } from "./desk.ts";
import { benchFirstTap } from "./first-tap.ts";
import { benchLeadCpu } from "./lead-cpu.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchMails } from "./mails.ts";
import { benchMarkdown } from "./markdown.ts";
import { formatMeasures, type Measure } from "./measure.ts";
import { measureLead } from "./measure-lead.ts";
import { measurePage } from "./measure-page.ts";
import { benchMemory } from "./memory.ts";
import { measureStart } from "./overview/measure-start.ts";
import { plotMeasures } from "./overview/plot-measures.ts";
import { weighPages } from "./overview/weigh-pages.ts";
import { benchPictures } from "./pictures.ts";
import { benchQueries } from "./queries.ts";
import { measureRest, startWithMetrics } from "./resident-memory.ts";
import { benchScreens } from "./screens.ts";
import { benchSearch } from "./search.ts";
import { benchStalls } from "./stalls.ts";
import { benchLoad } from "./sustained-load.ts";
import { startSystem } from "./system.ts";
import { benchTyping } from "./typing.ts";

interface Bench {
  run: (given: readonly string[]) => Promise<unknown>;
  /** Whether the back office is measured alone, so that no page must be built. */
  isWithoutPages?: boolean;
}

const benches: Record<string, Bench> = {
  speed: { run: benchSpeed },
  articles: { run: ([rounds, many]) => benchArticles(toNumber(rounds), toNumber(many)) },
  compare: { run: ([folder, rounds]) => benchCompare(folder, toNumber(rounds)) },
  desk: {
    run: ([rounds, many]) => benchDesk(toNumber(rounds), toNumber(many)),
    isWithoutPages: true,
  },
  "lead-cpu": { run: benchLeadCpu },
  leads: { run: ([rounds]) => benchLeads(toNumber(rounds)) },
  lighthouse: { run: ([rounds, ...paths]) => benchLighthouse(rounds, ...paths) },
  load: { run: benchLoad },
  mails: { run: benchMails },
  markdown: {
    run: ([rounds, many]) => benchMarkdown(toNumber(rounds), toNumber(many)),
    isWithoutPages: true,
  },
  memory: {
    run: ([seconds, many, rate]) => benchMemory(toNumber(seconds), toNumber(many), toNumber(rate)),
  },
  pictures: { run: ([rounds]) => benchPictures(toNumber(rounds)), isWithoutPages: true },
  queries: { run: ([many]) => benchQueries(toNumber(many)), isWithoutPages: true },
  screens: { run: ([folder, filter, font]) => benchScreens(folder, filter, font) },
  search: {
    run: (sizes) => benchSearch(sizes.length > 0 ? sizes.map(Number) : undefined),
    isWithoutPages: true,
  },
  stalls: { run: ([rounds]) => benchStalls(toNumber(rounds)) },
  taps: { run: ([rounds]) => benchFirstTap(toNumber(rounds)) },
  typing: { run: ([rounds]) => benchTyping(toNumber(rounds)) },
};

const [name = "speed", ...given] = process.argv.slice(2);
const bench = benches[name];
if (!bench) {
  console.error(`There is no measurement ${name}. There are: ${Object.keys(benches).join(", ")}.`);
  process.exit(1);
}
if (!bench.isWithoutPages && !(await buildStale(builds))) process.exit(1);
await bench.run(given);

/** Everything that takes no more than a few minutes, as a table, JSON and a plot. */
async function benchSpeed(): Promise<void> {
  const measured = await startWithMetrics();
  const { system } = measured;
  try {
    const measures = [
      await measurePage(system, 5),
      ...(await measureLeads(system)),
      ...(await measureRest(measured)),
      ...(await weighPages(system.siteUrl)),
      ...(await measureStart(system.siteUrl, 3)),
    ];
    console.info(formatMeasures(measures));
    const plot = plotMeasures(measures, "Each measure in parts of its yardstick");
    writeResults("speed", { measures }, plot);
  } finally {
    await system.stop();
  }
}

/** Call 1 as a few visitors and as many send it. */
async function measureLeads(system: Awaited<ReturnType<typeof startSystem>>): Promise<Measure[]> {
  return [await measureLead(system, 1_000, 16), await measureLead(system, 1_000, 64)];
}

/** Each round starts with an empty database. */
async function benchLeads(rounds = 3): Promise<void> {
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

function toNumber(given: string | undefined): number | undefined {
  return given ? Number(given) : undefined;
}
