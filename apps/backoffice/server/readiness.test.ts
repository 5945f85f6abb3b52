import { expect, it } from "vitest";
import { createDatabaseCheck } from "./readiness.ts";
import { createPostgresDatabase } from "./testing/postgres-database.ts";
import { openTestBackoffice } from "./testing/test-backoffice.ts";
import { describeOnPostgres } from "./testing/test-databases.ts";

describeOnPostgres("the readiness check", () => {
  it("says when the clock differs from the database's by more than a minute", async () => {
    const { services, close } = await openTestBackoffice(createPostgresDatabase);
    const check = (differenceMs: number) =>
      createDatabaseCheck(services, () => Date.now() + differenceMs)();
    try {
      expect(await check(0)).toBeUndefined();
      expect(await check(-58_000)).toBeUndefined();
      for (const differenceMs of [-95_000, 95_000]) {
        expect(await check(differenceMs)).toMatch(
          /^The clocks of this back office and of PostgreSQL differ by 9\d seconds; set both from a time server\.$/,
        );
      }
    } finally {
      await close();
    }
  });
});
