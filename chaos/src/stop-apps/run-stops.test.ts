import { expect, test } from "vitest";
import { runStops } from "./run-stops.ts";

/** The full run, with clients that wait until the stop signal, is `npm run chaos -- stop-apps`. */
test("an app that gets SIGTERM under load completes every answer and exits with 0", {
  timeout: 120_000,
}, async () => {
  const reports = await runStops({ rounds: 1, withWaiting: false });
  expect(reports.map(({ app, exitCode, cut }) => ({ app, exitCode, cut }))).toEqual(
    ["back office", "site"].map((app) => ({ app, exitCode: 0, cut: [] })),
  );
  for (const { answered } of reports) expect(answered).toBeGreaterThan(0);
});
