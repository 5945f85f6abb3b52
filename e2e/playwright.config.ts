import { defineConfig } from "@playwright/test";
import { findBrowser } from "../scripts/browser/find-browser.ts";

const executablePath = findBrowser();
/** Chromium's own sandbox does not start for root, as in most containers. */
const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

/**
 * They build a copy or start systems of their own. Playwright runs them last unless they are a project
 * of their own, and the other workers would then have nothing to do.
 */
const ownSystems = [
  "second-brand/*.spec.ts",
  "desk/sales-day.spec.ts",
  "hosts/{monitoring,site-check,two-site-copies}.spec.ts",
];

export default defineConfig({
  testDir: ".",
  projects: [
    { name: "own systems", testMatch: ownSystems },
    { name: "shared system", testMatch: "**/*.spec.ts", testIgnore: ownSystems },
  ],
  outputDir: "test-results",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: false,
  // Each worker starts its own system. Many tests wait for a timeout, so three keep two cores busy.
  workers: 3,
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
