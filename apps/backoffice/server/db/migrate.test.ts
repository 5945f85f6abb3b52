import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { openTestOffice } from "../testing/test-office.ts";
import { migrate } from "./migrate.ts";

describeOnEachDatabase("the tables", (createDatabase) => {
  it("are made once; a second start leaves them and their rows alone", async () => {
    const office = await openTestOffice(createDatabase);
    try {
      await migrate(office.services.db);
      expect(await office.count("campaigns")).toBe(1);
    } finally {
      await office.close();
    }
  });

  it("return instants and counts as numbers", async () => {
    const office = await openTestOffice(createDatabase);
    try {
      const row = await office.services.db
        .selectFrom("campaigns")
        .select(["created_at", sql<number>`count(*) over ()`.as("rows")])
        .executeTakeFirstOrThrow();
      expect({ ...row }).toEqual({ created_at: office.clock.now, rows: 1 });
    } finally {
      await office.close();
    }
  });
});
