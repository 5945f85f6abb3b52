import { PostgresAdapter } from "kysely";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { createSqliteFile, describeOnEachDatabase } from "../testing/test-databases.ts";
import { insertRow, prepareQuery } from "./prepared-query.ts";

const campaign = (id: string, name: string) => ({ id, name, active: 1, created_at: 7 }) as const;

/** Prepared once for all tests, so for several databases of both kinds. */
const findName = prepareQuery((db, { id }: { id: string }) =>
  db.selectFrom("campaigns").select("name").where("id", "=", id),
);

describeOnEachDatabase("a prepared query", (createDatabase) => {
  let office: TestBackoffice;
  beforeEach(async () => {
    office = await openTestBackoffice(createDatabase);
  });
  afterEach(() => office.close());

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

  it("belongs to the transaction in which it is executed, also when it was used outside before", async () => {
    const { db } = office.services;
    await insertRow(db, "campaigns", campaign("a", "stored"));
    expect((await findName(db, { id: "b" })).rows).toEqual([]);
    const undone = db.transaction().execute(async (trx) => {
      await insertRow(trx, "campaigns", campaign("b", "undone"));
      expect((await findName(trx, { id: "b" })).rows).toEqual([{ name: "undone" }]);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect((await findName(db, { id: "b" })).rows).toEqual([]);
    expect((await findName(db, { id: "a" })).rows).toEqual([{ name: "stored" }]);
  });

  it("has the text of the database on which it is executed, after it was used on SQLite", async () => {
    const onSqlite = await openTestBackoffice(createSqliteFile);
    await findName(onSqlite.services.db, { id: "a" });
    await onSqlite.close();
    const { db } = office.services;
    const execute = vi.spyOn(db, "executeQuery");
    await findName(db, { id: "a" });
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    const text = `select "name" from "campaigns" where "id" = ${isPostgres ? "$1" : "?"}`;
    expect(execute.mock.calls.map(([query]) => (query as { sql: string }).sql)).toEqual([text]);
  });

  it("inserts rows whose columns are in another order, and tells when a key is there already", async () => {
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

  it("is rejected when it takes all values without naming them", () => {
    const insert = prepareQuery((db, row: { name: string; value: string }) =>
      db.insertInto("desk_settings").values({ ...row }),
    );
    const { db } = office.services;
    expect(() => insert(db, { name: "a", value: "1" })).toThrow("must name the values");
  });
});
