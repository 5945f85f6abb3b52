import { findBrowser, starts } from "./find-browser.ts";
import { installBrowser } from "./install-browser.ts";

/**
 * Returns the path of a browser for the tests; installs one if there is none.
 *
 * @throws Error with one sentence on what to install
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser() ?? (await installBrowser());
  if (!found) {
    throw new Error(
      "No browser: install Chromium or Chrome, or set CHROMIUM_PATH to one, and run this again.",
    );
  }
  if (!starts(found)) throw new Error(`CHROMIUM_PATH is set to ${found}, which does not start.`);
  return found;
}
