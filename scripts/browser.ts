/** `node scripts/browser.ts`: prints the path of the browser that the tests use. */
import { ensureBrowser } from "./browser/ensure-browser.ts";

try {
  console.info(await ensureBrowser());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
