import type { Browser } from "@playwright/test";
import { launchBrowser } from "../../../scripts/browser/launch-browser.ts";
import { tapMenu } from "../first-tap.ts";
import { templates } from "../lighthouse/templates.ts";
import type { Measure } from "../measure.ts";
import { median } from "../median.ts";
import { openAsPhone } from "../open-as-phone.ts";

/** Work of the main thread up to this long does not keep a tap waiting. Milliseconds. */
const shortTask = 50;

/** The aims, in milliseconds. */
const most = { blocked: 50, tap: 100 };

/** Collects the long tasks of the main thread, and when the largest part was painted. */
const watchStart = `
  window.longTasks = [];
  window.largestPaint = 0;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      window.longTasks.push({ from: startTime, to: startTime + duration });
    }
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.largestPaint = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
`;

interface Start {
  blocked: number;
  painted: number;
}

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
        full.push(await openPage(browser, siteUrl + path, true));
        bare.push(await openPage(browser, siteUrl + path, false));
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

/** @param isFull whether its scripts and fonts are loaded */
async function openPage(browser: Browser, url: string, isFull: boolean): Promise<Start> {
  const page = await openAsPhone(browser);
  await page.addInitScript(watchStart);
  if (!isFull) await page.route(/\.(?:js|woff2)$/, (route) => route.abort());
  await page.goto(url);
  if (isFull) await page.waitForFunction(() => Reflect.get(globalThis, "isHydrated"));
  await page.waitForLoadState("networkidle");
  const start = await page.evaluate((allowed) => {
    const tasks = Reflect.get(globalThis, "longTasks") as { from: number; to: number }[];
    // Before it nobody can tap.
    const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const times = tasks.map(({ from, to }) => to - Math.max(from, firstPaint) - allowed);
    return {
      blocked: times.reduce((sum, time) => sum + Math.max(time, 0), 0),
      painted: Reflect.get(globalThis, "largestPaint") as number,
    };
  }, shortTask);
  await page.context().close();
  return start;
}

function medianStart(starts: readonly Start[]): Start {
  return {
    blocked: median(starts.map(({ blocked }) => blocked)),
    painted: median(starts.map(({ painted }) => painted)),
  };
}
