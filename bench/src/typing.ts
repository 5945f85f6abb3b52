import type { Browser, CDPSession, Locator, Page } from "@playwright/test";
import { signIn } from "../../e2e/fixtures/desk.ts";
import { startSystem } from "../../e2e/fixtures/system.ts";
import { launchBrowser } from "../../scripts/browser/launch-browser.ts";
import { formatTable } from "../../scripts/report/table.ts";
import { writeResults } from "../../scripts/report/write-results.ts";
import { median } from "./median.ts";

/** As many characters as a long sentence has. */
const sentence =
  "Each customer gets the answer on the same day, and the next step is written down. ";
/** The first keys compile what the others run. */
const warmUp = "A first one. ";
/** Until an editor's page has done what follows its opening or a pause in typing. Milliseconds. */
const settleMs = 2_000;

/**
 * `npm run bench -- typing [rounds]`: how long the browser's main thread works for one key in an article
 * of the desk, beside one in a plain text area. Medians of 3 rounds; each types a sentence.
 */
export async function benchTyping(rounds = 3): Promise<void> {
  const system = await startSystem();
  const browser = await launchBrowser();
  const times = { area: [] as number[], text: [] as number[], title: [] as number[] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      const bare = await openPage(browser);
      await bare.setContent("<textarea rows=20 cols=80></textarea>");
      times.area.push(await timeKeys(bare, bare.locator("textarea")));
      await bare.context().close();

      const desk = await openPage(browser);
      await signIn(desk, system);
      await desk.getByRole("menuitem", { name: "Articles" }).click();
      // Another one each time: the page before still counts as its editor.
      await desk.locator("tbody tr").nth(round).click();
      const text = desk.locator(".ProseMirror > p").first();
      await text.waitFor();
      // The first check of the text and the preview.
      await desk.waitForTimeout(settleMs);
      await desk.waitForLoadState("networkidle");
      times.text.push(await timeKeys(desk, text));
      await desk.waitForTimeout(settleMs);
      times.title.push(await timeKeys(desk, desk.getByRole("textbox", { name: "Title" })));
      await desk.context().close();
    }
    const bare = median(times.area);
    const row = (name: string, values: number[]) => [
      name,
      median(values).toFixed(1),
      (median(values) / bare).toFixed(1),
    ];
    console.info(
      formatTable([
        ["one key in", "ms", "times"],
        row("a plain text area", times.area),
        row("an article's text", times.text),
        row("an article's title", times.title),
      ]),
    );
    writeResults("typing", { rounds, keys: sentence.length, msPerKey: times });
  } finally {
    await browser.close();
    await system.stop();
  }
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  return context.newPage();
}

/** Milliseconds of the main thread for each key, without what follows a pause. */
async function timeKeys(page: Page, field: Locator): Promise<number> {
  await field.click();
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.keyboard.type(warmUp);
  const before = await readTaskTime(session);
  await page.keyboard.type(sentence);
  const after = await readTaskTime(session);
  await session.detach();
  return ((after - before) * 1_000) / sentence.length;
}

/** Seconds. */
async function readTaskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
}
