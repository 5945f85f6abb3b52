import { defineConfig } from "vitest/config";
import { coverSheet } from "./apps/site/vite/cover-sheet.ts";
import { homeDrawings } from "./apps/site/vite/home-drawings.ts";
import { inlineScripts } from "./apps/site/vite/inline-script.ts";
import { writtenPages } from "./apps/site/vite/mdx/written-pages.ts";
import { pageStyles } from "./apps/site/vite/page-styles/page-styles.ts";
import { LongTestsFirst } from "./scripts/test/long-tests-first.ts";

/** Tests of what one process counts, or of how often a module is called. */
const alone = [
  "apps/*/server/metrics.test.ts",
  "apps/backoffice/server/links/resolve-links.test.ts",
  "packages/server-kit/src/{metrics-server,counted-events}.test.ts",
  // It counts the steps of all code from then on, which makes later tests of its process slower.
  "bench/src/stalls/steps.test.ts",
];

export default defineConfig({
  plugins: [writtenPages(), inlineScripts(), coverSheet(), pageStyles(), homeDrawings()],
  test: {
    globalSetup: "apps/backoffice/server/testing/prepare-databases.ts",
    // Many tests wait for a process or a database, so four keep two cores busy.
    maxWorkers: 4,
    sequence: { sequencer: LongTestsFirst },
    // They only end a test that hangs: a busy machine takes ten times as long as a quiet one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{packages,apps,scripts,bench,chaos,e2e,pictures}/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/build/**", ...alone],
          // A quarter faster: most of the time of a short test is the start of its process.
          isolate: false,
        },
      },
      { extends: true, test: { name: "alone", include: alone } },
    ],
  },
});
