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
    const files: Promise<number>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() !== "script") return;
      files.push(response.body().then((body) => gzipSync(body).length));
    });
    let filesAtLoad = 0;
    page.on("load", () => {
      filesAtLoad = files.length;
    });
    await page.addInitScript(
      "document.addEventListener('app:ready', () => { window.isHydrated = true; })",
    );
    const html = (await (await page.goto(siteUrl))?.text()) ?? "";
    const inline = gzipSync(inlineScripts(html)).length;
    // The browser starts the deferred scripts as soon as it is idle.
    // A string would be evaluated, which the content security policy forbids.
    await page.waitForFunction(() => Reflect.get(globalThis, "isHydrated"));
    await page.waitForLoadState("networkidle");
    const sizes = await Promise.all(files);
    return [
      measure(
        "home page's scripts before an interaction",
        sum(sizes.slice(0, filesAtLoad)) + inline,
        "inline, counted gzipped",
      ),
      measure("home page's scripts once hydrated", sum(sizes) + inline, `${sizes.length} files`),
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

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
