import { sql } from "kysely";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { insertRow, prepareQuery } from "./prepared-query.ts";

describeOnEachDatabase("a prepared query", (createDatabase) => {
  let office: TestBackoffice;
  beforeEach(async () => {
    office = await openTestBackoffice(createDatabase);
  });
  afterEach(() => office.close());

  const campaign = (id: string, name: string) => ({ id, name, active: 1, created_at: 7 }) as const;

  it("is built once, and gets the values of each execution, also those that it names twice", async () => {
    const { db } = office.services;
    const build = vi.fn((from: typeof db, { text }: { text: string }) =>
      from
        .selectFrom("campaigns")
        .select("name")
        .where((eb) => eb.or([eb("id", "=", text), eb("name", "=", text)]))
        .where("created_at", "=", 7),
    );
    const find = prepareQuery(build);
    await insertRow(db, "campaigns", campaign("a", "first"));
    await insertRow(db, "campaigns", campaign("b", "second"));
    for (const [text, name] of [
      ["a", "first"],
      ["second", "second"],
    ] as const) {
      expect((await find(db, { text })).rows).toEqual([{ name }]);
    }
    expect((await find(db, { text: "' or 1 = 1 --" })).rows).toEqual([]);
    expect(build).toHaveBeenCalledTimes(1);
  });

  it("belongs to the transaction in which it is executed", async () => {
    const { db } = office.services;
    const undone = db.transaction().execute(async (trx) => {
      await insertRow(trx, "campaigns", campaign("a", "undone"));
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    const { rows } = await sql`select id from campaigns where id = 'a'`.execute(db);
    expect(rows).toEqual([]);
  });

  it("inserts rows with different columns, and tells when a key is there already", async () => {
    const { db } = office.services;
    await insertRow(db, "desk_settings", { name: "a", value: "1" });
    await insertRow(db, "desk_settings", { value: "2", name: "b" });
    await expect(insertRow(db, "desk_settings", { name: "a", value: "3" })).rejects.toThrow();
    const rows = await db.selectFrom("desk_settings").selectAll().orderBy("name").execute();
    expect(rows).toEqual([
      { name: "a", value: "1" },
      { name: "b", value: "2" },
    ]);
  });

  it("has a text of its own for each database", async () => {
    const other = await openTestBackoffice(createDatabase);
    const list = prepareQuery((db: typeof office.services.db, { name }: { name: string }) =>
      db.selectFrom("campaigns").select("name").where("name", "=", name),
    );
    await insertRow(other.services.db, "campaigns", campaign("z", "leads"));
    expect((await list(office.services.db, { name: "leads" })).rows).toEqual([]);
    expect((await list(other.services.db, { name: "leads" })).rows).toEqual([{ name: "leads" }]);
    await other.close();
  });
});
