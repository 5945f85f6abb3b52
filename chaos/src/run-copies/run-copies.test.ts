import { expect, test } from "vitest";
import { postgresUrl } from "../../../apps/backoffice/server/testing/postgres-database.ts";
import { runCopies } from "./run-copies.ts";

/** The full run, in which each copy is replaced five times, is `npm run chaos -- run-copies`. */
test.skipIf(!postgresUrl)(
  `two copies of each app work as one${postgresUrl ? "" : " (POSTGRES_URL is not set)"}`,
  { timeout: 240_000 },
  async () => {
    const { findings } = await runCopies(1);
    expect(findings.filter(({ broken }) => broken.length > 0)).toEqual([]);
    expect(findings).toHaveLength(8);
  },
);
