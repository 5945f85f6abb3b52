import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { TestDatabase } from "../testing/postgres-database.ts";
import { createSqliteFile, describeOnEachDatabase } from "../testing/test-databases.ts";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { type CommitInGroup, createGroupCommits } from "./group-commits.ts";
import { openDatabase } from "./open-database.ts";
import type { Database } from "./schema.ts";
import { isUniqueViolation } from "./unique-violation.ts";

let folder: string;
let database: TestDatabase;
let db: Kysely<Database>;
let commitInGroup: CommitInGroup;

async function open(createDatabase: typeof createSqliteFile): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), "group-"));
  database = await createDatabase(folder);
  const opened = openDatabase(database.url);
  db = opened.db;
  commitInGroup = createGroupCommits(opened);
  await sql`create table words (word text primary key)`.execute(db);
}
afterEach(async () => {
  await db.destroy();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const insert = (word: string) => async (trx: Transaction<Database>) => {
  await sql`insert into words values (${word})`.execute(trx);
  return word;
};

async function readWords(from: Kysely<Database> = db): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`select word from words order by word`.execute(from);
  return rows.map(({ word }) => word);
}

describeOnEachDatabase("requests that commit together", (createDatabase) => {
  beforeEach(() => open(createDatabase));

  it("each get their own result, and one that violates a constraint leaves nothing behind", async () => {
    await sql`insert into words values ('taken')`.execute(db);
    const [first, failed, last] = await Promise.allSettled([
      commitInGroup(insert("first")),
      commitInGroup(async (trx) => {
        await insert("undone")(trx);
        return insert("taken")(trx);
      }),
      commitInGroup(insert("last")),
    ]);
    expect([first, last]).toMatchObject([{ value: "first" }, { value: "last" }]);
    expect(failed.status === "rejected" && isUniqueViolation(failed.reason)).toBe(true);
    expect(await readWords()).toEqual(["first", "last", "taken"]);
  });

  it("are stored when they are more than one group takes", async () => {
    const words = Array.from({ length: 150 }, (_, index) => `word ${100 + index}`);
    expect(await Promise.all(words.map((word) => commitInGroup(insert(word))))).toEqual(words);
    expect(await readWords()).toEqual(words);
  });
});

describe("a group of requests on SQLite", () => {
  beforeEach(() => open(createSqliteFile));

  /** What another program reads of the file, and what a kill would leave. */
  function readFromOutside(): string[] {
    const outside = new DatabaseSync(join(folder, "test.sqlite"), { readOnly: true });
    const rows = outside.prepare("select word from words order by word").all();
    outside.close();
    return rows.map(({ word }) => String(word));
  }

  it("gets one more that arrives meanwhile, and both are in the file when the first is answered", async () => {
    // A stall of the machine must not end the group.
    vi.spyOn(performance, "now").mockReturnValue(1_000);
    onTestFinished(() => void vi.restoreAllMocks());
    const seen = commitInGroup(insert("first")).then(readFromOutside);
    await nextTurn();
    const second = commitInGroup(insert("second"));
    expect(await seen).toEqual(["first", "second"]);
    expect(await second).toBe("second");
  });

  it("is answered only when it is in the file, those whose work has failed too", async () => {
    const seen = ["a", "b", "b", "c"].map((word) =>
      commitInGroup(insert(word)).then(readFromOutside, readFromOutside),
    );
    const all = ["a", "b", "c"];
    expect(await Promise.all(seen)).toEqual([all, all, all, all]);
  });

  it("is done in the order in which it came, and nobody else reads it before the commit", async () => {
    const seen = ["b", "a", "c"].map((word) =>
      commitInGroup(async (trx) => {
        await insert(word)(trx);
        expect(readFromOutside()).toEqual([]);
        return readWords(trx);
      }),
    );
    expect(await Promise.all(seen)).toEqual([["b"], ["a", "b"], ["a", "b", "c"]]);
  });

  it("fails as a whole when its commit fails", async () => {
    await sql`create table verbs (word text references words deferrable initially deferred)`.execute(
      db,
    );
    const results = await Promise.allSettled([
      commitInGroup(insert("a")),
      // A deferred constraint is checked at the commit.
      commitInGroup((trx) => sql`insert into verbs values ('missing')`.execute(trx)),
      commitInGroup(insert("b")),
    ]);
    for (const result of results) {
      expect(result).toMatchObject({ reason: { message: "FOREIGN KEY constraint failed" } });
    }
    expect(readFromOutside()).toEqual([]);
    await commitInGroup(insert("later"));
    expect(readFromOutside()).toEqual(["later"]);
  });

  it("writes no temporary file for what a savepoint would restore", async () => {
    await commitInGroup(insert("a"));
    const { rows } = await sql`pragma temp_store`.execute(db);
    expect(rows, "2 is memory").toEqual([{ temp_store: 2 }]);
  });

  it("fails as a whole when the disk is full in the middle of it, and works afterwards", async () => {
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    const limit = (more: number) =>
      sql.raw(`pragma max_page_count = ${(pages.rows[0]?.page_count ?? 0) + more}`).execute(db);
    await limit(2);
    const words = ["a", "x".repeat(40_000), "z"];
    const results = await Promise.allSettled(words.map((word) => commitInGroup(insert(word))));
    for (const result of results) {
      expect(result.status === "rejected" && result.reason).toBeInstanceOf(DatabaseUnavailable);
    }
    expect(readFromOutside()).toEqual([]);
    await limit(1_000);
    await commitInGroup(insert("later"));
    expect(readFromOutside()).toEqual(["later"]);
  });

  it("rejects work that waits for something else, because all others would wait too", async () => {
    const results = await Promise.allSettled([
      commitInGroup(insert("a")),
      commitInGroup(async (trx) => {
        await insert("slow")(trx);
        await nextTurn();
      }),
      commitInGroup(insert("b")),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(readFromOutside()).toEqual(["a", "b"]);
  });

  it("does not mix with a transaction of the desk that takes longer", async () => {
    const desk = db.transaction().execute(async (trx) => {
      await insert("of the desk")(trx);
      await nextTurn();
      throw new Error("undone");
    });
    const visitors = ["a", "b"].map((word) => commitInGroup(insert(word)));
    await expect(desk).rejects.toThrow("undone");
    await Promise.all(visitors);
    expect(readFromOutside()).toEqual(["a", "b"]);
  });
});
