import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { ensureBrowser } from "../../scripts/browser/ensure-browser.ts";
import type { Measure } from "./measure.ts";

/** Measures the home page's JavaScript in gzipped bytes: before its first paint, and in total. */
export async function measureScripts(siteUrl: string): Promise<Measure[]> {
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args });
  try {
    const page = await browser.newPage();
    const files = new Map<string, number>();
    page.on("response", async (response) => {
      if (response.request().resourceType() !== "script") return;
      files.set(response.url(), gzipSync(await response.body()).length);
    });
    let atLoad = 0;
    page.on("load", () => {
      atLoad = sum(files);
    });
    const html = (await (await page.goto(siteUrl))?.text()) ?? "";
    const inline = gzipSync(inlineScripts(html)).length;
    await page.evaluate("document.body.click()");
    await page.waitForLoadState("networkidle");
    return [
      measure(
        "home page's scripts before an interaction",
        atLoad + inline,
        "inline, counted gzipped",
      ),
      measure("home page's scripts once hydrated", sum(files) + inline, `${files.size} files`),
    ];
  } finally {
    await browser.close();
  }
}

function measure(name: string, product: number, detail: string): Measure {
  return {
    name,
    unit: "bytes",
    product,
    baseline: 0,
    baselineName: "a page without scripts",
    detail,
  };
}

/** The inline scripts that run at once; deferred ones have another type. */
function inlineScripts(html: string): string {
  const scripts = html.matchAll(
    /<script(?![^>]*(?:src=|text\/deferred|json))[^>]*>([\s\S]*?)<\/script>/g,
  );
  return [...scripts].map(([, text]) => text).join("\n");
}

function sum(files: Map<string, number>): number {
  return [...files.values()].reduce((total, bytes) => total + bytes, 0);
}
