import { expect, test } from "vitest";
import { postgresUrl } from "../../../apps/backoffice/server/testing/postgres-database.ts";
import { runCuts } from "./run-cuts.ts";

/** The full run, with 25 cuts, is `npm run chaos -- cut-database`. */
const cuts = 4;
const skipped = postgresUrl ? "" : " (POSTGRES_URL is not set)";

test.skipIf(!postgresUrl)(
  `a PostgreSQL connection cut at COMMIT does not end the office, or lose or duplicate a lead${skipped}`,
  { timeout: 180_000 },
  async () => {
    const { findings, silence, ...figures } = await runCuts(cuts);
    expect(findings.filter(({ broken }) => broken.length > 0)).toEqual([]);
    expect(findings).toHaveLength(10);
    expect(figures.cuts).toBe(4);
    expect(figures.interrupted).toBeGreaterThanOrEqual(4);
    expect(silence.statuses).toEqual([503]);
  },
);
