import { launchBrowser } from "../../../scripts/browser/launch-browser.ts";
import { tapMenu } from "../first-tap.ts";
import { templates } from "../lighthouse/templates.ts";
import type { Measure } from "../measure.ts";
import { median } from "../median.ts";
import { medianStart, type Start, startPage } from "../phone/start-page.ts";

/** The aims, in milliseconds. */
const most = { blocked: 50, tap: 100 };

/**
 * How a phone with a slow processor opens one page of each template: how long its main thread is blocked,
 * when its largest part is painted, and how long the first tap on the home page takes. The median of the
 * rounds.
 */
export async function measureStart(siteUrl: string, rounds: number): Promise<Measure[]> {
  const browser = await launchBrowser();
  try {
    const pages = [];
    for (const path of templates) {
      const [full, bare]: [Start[], Start[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        full.push(await startPage(browser, siteUrl + path, true));
        bare.push(await startPage(browser, siteUrl + path, false));
      }
      pages.push({ path, full: medianStart(full), bare: medianStart(bare) });
    }
    const slowest = pages.toSorted((a, b) => b.full.blocked - a.full.blocked)[0];
    const latest = pages.toSorted((a, b) => delayOf(b) - delayOf(a))[0];
    const taps = { before: [] as number[], after: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      taps.before.push(await tapMenu(browser, siteUrl, false));
      taps.after.push(await tapMenu(browser, siteUrl, true));
    }
    return [
      {
        ...{ name: "blocking time, worst page, 4×", unit: "ms", baselineName: "allowed" },
        product: Math.round(slowest?.full.blocked ?? 0),
        baseline: most.blocked,
        detail: `${slowest?.path}; without scripts ${Math.round(slowest?.bare.blocked ?? 0)} ms`,
      },
      {
        ...{ name: "largest paint, worst page, 4×", unit: "ms" },
        product: Math.round(latest?.full.painted ?? 0),
        baseline: Math.round(latest?.bare.painted ?? 0),
        baselineName: "without scripts and fonts",
        detail: latest?.path ?? "",
      },
      {
        ...{ name: "first tap before hydration, 4×", unit: "ms", baselineName: "allowed" },
        product: median(taps.before),
        baseline: most.tap,
        detail: `the home page's menu; after hydration ${median(taps.after)} ms`,
      },
    ];
  } finally {
    await browser.close();
  }
}

const delayOf = ({ full, bare }: { full: Start; bare: Start }) =>
  full.painted / (bare.painted || 1);
