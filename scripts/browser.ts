/** `node scripts/browser.ts`: prints the path of the browser that the tests use. */
import { bringBrowser } from "./browser/bring-browser.ts";

try {
  console.info(await bringBrowser());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
