import { defineConfig } from "vitest/config";
import { coverSheet } from "./apps/site/vite/cover-sheet.ts";
import { inlineScripts } from "./apps/site/vite/inline-script.ts";
import { writtenPages } from "./apps/site/vite/mdx/written-pages.ts";

export default defineConfig({
  plugins: [writtenPages(), inlineScripts(), coverSheet()],
  test: {
    include: ["{packages,apps,scripts,bench,chaos,e2e,pictures}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/build/**"],
    globalSetup: "apps/backoffice/server/testing/prepare-databases.ts",
    // Many tests wait for a process or a database, so three keep two cores busy.
    maxWorkers: 3,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
