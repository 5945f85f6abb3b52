import { defineConfig } from "@playwright/test";
import { findBrowser } from "../scripts/browser/find-browser.ts";

const executablePath = findBrowser();
/** Chromium's own sandbox does not start for root, as in most containers. */
const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: false,
  // Each worker starts its own system, and CI machines have two cores.
  workers: 2,
  // A flaky test counts as failed.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    launchOptions: { args, ...(executablePath && { executablePath }) },
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    viewport: { width: 1280, height: 800 },
    trace: "off",
    video: "off",
    screenshot: "off",
  },
});
