import { type Browser, chromium } from "@playwright/test";
import { ensureBrowser } from "./ensure-browser.ts";

/** Starts the browser of the tests. Chromium's own sandbox does not start for root, as in most containers. */
export async function launchBrowser(): Promise<Browser> {
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({ executablePath: await ensureBrowser(), args });
}
