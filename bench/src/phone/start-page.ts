import type { Browser } from "@playwright/test";
import { median } from "../median.ts";
import { openAsPhone } from "./open-as-phone.ts";

/** Work of the main thread up to this long does not keep a tap waiting. Milliseconds. */
const shortTask = 50;

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

/** How a page starts. */
export interface Start {
  /** What the long tasks after the first paint took beyond 50 ms, in milliseconds. */
  blocked: number;
  /** When the largest part was painted, in milliseconds. */
  painted: number;
  /** Bytes of the page and its files, as they were sent. */
  bytes: number;
  /** Bytes of its scripts. */
  scriptBytes: number;
  /** The number of its scripts. */
  scripts: number;
}

/**
 * Opens a page as a phone with a slow processor, and waits until its scripts have started and nothing more is
 * loaded.
 *
 * @param isFull whether its scripts and fonts are loaded
 */
export async function startPage(browser: Browser, url: string, isFull: boolean): Promise<Start> {
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
    const files = ["navigation", "resource"].flatMap(
      (type) => performance.getEntriesByType(type) as PerformanceResourceTiming[],
    );
    const scripts = files.filter(({ name }) => new URL(name).pathname.endsWith(".js"));
    const bytesOf = (some: PerformanceResourceTiming[]) =>
      some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return {
      blocked: times.reduce((sum, time) => sum + Math.max(time, 0), 0),
      painted: Reflect.get(globalThis, "largestPaint") as number,
      bytes: bytesOf(files),
      scriptBytes: bytesOf(scripts),
      scripts: scripts.length,
    };
  }, shortTask);
  await page.context().close();
  return start;
}

/** The median of each figure. */
export function medianStart(starts: readonly Start[]): Start {
  const of = (figure: keyof Start) => median(starts.map((start) => start[figure]));
  return {
    blocked: of("blocked"),
    painted: of("painted"),
    bytes: of("bytes"),
    scriptBytes: of("scriptBytes"),
    scripts: of("scripts"),
  };
}
