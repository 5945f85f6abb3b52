import { findBrowser, starts } from "./find-browser.ts";
import { installBrowser } from "./install-browser.ts";

/**
 * The browser for the tests, installed if need be.
 *
 * @throws Error with one sentence on what to install
 */
export async function bringBrowser(): Promise<string> {
  const found = findBrowser() ?? (await installBrowser());
  if (!found) {
    throw new Error(
      "No browser: install Chromium or Chrome, or set CHROMIUM_PATH to one, and run this again.",
    );
  }
  if (!starts(found)) throw new Error(`CHROMIUM_PATH is set to ${found}, which does not start.`);
  return found;
}
