import { resolve } from "node:path";
import { launchBrowser } from "../../scripts/browser/launch-browser.ts";
import { projectRoot } from "../../scripts/process/project.ts";
import { formatTable } from "../../scripts/report/table.ts";
import { writeResults } from "../../scripts/report/write-results.ts";
import { startVersion } from "./compare/start-version.ts";
import { templates } from "./lighthouse/templates.ts";
import { measureLead } from "./measure-lead.ts";
import { measurePage } from "./measure-page.ts";
import { median } from "./median.ts";
import { medianStart, type Start, startPage } from "./phone/start-page.ts";

type Version = Awaited<ReturnType<typeof startVersion>>;

/** Each figure of the older and of this version. */
type Both<Figure> = [older: Figure, newer: Figure];

/**
 * `npm run bench -- compare <folder> [rounds]`: the version in another folder beside this one. In each round both
 * are measured after each other: a cached page, call 1, and how a slow phone starts one page of each template.
 * Prints the medians of 3 rounds.
 *
 * @param folder where `npm ci` and `npm run build` were run
 */
export async function benchCompare(folder?: string, rounds = 3): Promise<void> {
  if (!folder) throw new Error("Give the folder of the other version, built: compare <folder>");
  const versions: Version[] = [];
  try {
    versions.push(await startVersion(resolve(folder)), await startVersion(projectRoot));
    const rates = await measureRates(versions, rounds);
    const pages = await measurePages(versions, rounds);
    console.info(
      formatTable([["answers/s", "older", "this", "times"], ...rates.map(describeRate)]),
    );
    console.info(`\n${formatTable([pageHead, ...pages.map(describePage)])}`);
    writeResults("compare", { folder, rounds, rates, pages });
  } finally {
    for (const version of versions) await version.stop();
  }
}

interface Rate {
  name: string;
  /** The median of the rounds. */
  perSecond: Both<number>;
}

async function measureRates(versions: readonly Version[], rounds: number): Promise<Rate[]> {
  const measures = {
    "a cached page": (version: Version) => measurePage(version, 5),
    "call 1, 16 clients": (version: Version) => measureLead(version, 1_000, 16),
  };
  const rates: Rate[] = [];
  for (const [name, measure] of Object.entries(measures)) {
    const perSecond = await alternate(versions, rounds, async (version) => {
      const { product } = await measure(version);
      return product;
    });
    rates.push({ name, perSecond: [median(perSecond[0]), median(perSecond[1])] });
  }
  return rates;
}

interface Page {
  path: string;
  /** The medians of the rounds. */
  starts: Both<Start>;
}

async function measurePages(versions: readonly Version[], rounds: number): Promise<Page[]> {
  const browser = await launchBrowser();
  try {
    const pages: Page[] = [];
    for (const path of templates) {
      const starts = await alternate(versions, rounds, ({ siteUrl }) =>
        startPage(browser, siteUrl + path, true),
      );
      pages.push({ path, starts: [medianStart(starts[0]), medianStart(starts[1])] });
    }
    return pages;
  } finally {
    await browser.close();
  }
}

/** Measures both versions in each round, so that what else the machine does changes both. */
async function alternate<Figure>(
  versions: readonly Version[],
  rounds: number,
  measure: (version: Version) => Promise<Figure>,
): Promise<Both<Figure[]>> {
  const figures: Both<Figure[]> = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, version] of versions.entries()) {
      figures[index]?.push(await measure(version));
    }
  }
  return figures;
}

function describeRate({ name, perSecond: [older, newer] }: Rate): string[] {
  return [name, String(older), String(newer), (newer / older).toFixed(2)];
}

const pageHead = ["page", "kB", "kB of scripts", "scripts", "largest paint ms", "blocked ms"];

function describePage({ path, starts: [older, newer] }: Page): string[] {
  const kilobytes = (bytes: number) => String(Math.round(bytes / 1_000));
  const change = (read: (start: Start) => string) => `${read(older)} → ${read(newer)}`;
  return [
    path,
    change(({ bytes }) => kilobytes(bytes)),
    change(({ scriptBytes }) => kilobytes(scriptBytes)),
    change(({ scripts }) => String(scripts)),
    change(({ painted }) => String(Math.round(painted))),
    change(({ blocked }) => String(Math.round(blocked))),
  ];
}
