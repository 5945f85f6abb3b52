import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  askPostgres,
  createPostgresDatabase,
  type TestDatabase,
} from "../../testing/postgres-database.ts";
import { describeOnPostgres } from "../../testing/test-databases.ts";
import { migrations } from "../migrations/index.ts";
import { openDatabase } from "../open-database.ts";
import { copyRows } from "./copy-rows.ts";
import { createTables } from "./create-tables.ts";
import { exportPostgres } from "./export-postgres.ts";
import { importToPostgres } from "./import-to-postgres.ts";
import { createSqliteRows } from "./sqlite-rows.ts";
import type { Row, RowTarget } from "./tables.ts";

const names = Object.keys(migrations);
const edgeTexts = [
  "",
  "नमस्ते 🙏🏽 zero\u200dwidth",
  "\t\"quotes\" 'and' \\u0041 \\ backslashes\r\n",
  "NULL",
  "007",
  "1e3",
  "x".repeat(1_000_000),
];
/** More than JavaScript's numbers can tell apart. */
const largest = "9223372036854775807";

let folder: string;
let postgres: TestDatabase;
const path = () => join(folder, "source.sqlite");

async function createSource(applied = names): Promise<DatabaseSync> {
  const { db } = openDatabase(`file:${path()}`);
  await createTables(db, "sqlite", applied);
  await db.destroy();
  return new DatabaseSync(path());
}

function insertLead(file: DatabaseSync, id: string, message: string | null, createdAt: string) {
  file
    .prepare("insert into leads (id, kind, message, created_at) values (?, 'contact', ?, ?)")
    .run(id, message, createdAt);
}

describeOnPostgres("the rows of a SQLite file", () => {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "copy-"));
    postgres = await createPostgresDatabase();
  });
  afterEach(async () => {
    await postgres.drop();
    rmSync(folder, { recursive: true });
  });

  it("of our tables are the same in PostgreSQL and in a file made from it again", async () => {
    const source = await createSource();
    for (const [index, text] of edgeTexts.entries()) insertLead(source, `${index}`, text, "1");
    insertLead(source, "nothing", null, largest);
    insertLead(source, "least", null, "-9223372036854775808");
    source.exec(`
      insert into categories (id, section, name, slug, position, created_at, updated_at)
        values ('c', 'help', 'Start', 'start', 1, 1, 1);
      insert into articles (id, section, category_id, position, title, slug, created_at, updated_at, published_at, content)
        values ('a', 'help', 'c', 1, 'First', 'first', 1, 1, 1, '<p>Text</p>');
      insert into auth_people (id, name, email, emailVerified, createdAt, updatedAt, role, passwordGeneratedAt)
        values ('p', 'Asha', 'asha@desk.example', 1, '2026-11-22T01:02:03.004Z', '2026-11-22T01:02:03.000Z', 'admin', null)`);
    source.exec("create table report (n integer); insert into report values (1)");
    const copied = await importToPostgres(source, postgres.url);
    source.close();
    await askPostgres(postgres.url, "create table report (n point)");
    const counts = Object.fromEntries(copied.map(({ name, rows }) => [name, rows]));
    expect(counts).toMatchObject({ leads: 9, articles: 1, auth_people: 1, mails: 0 });
    expect(
      await askPostgres(postgres.url, "select id, length(message) as n from leads where id = '6'"),
    ).toEqual([{ id: "6", n: 1_000_000 }]);
    expect(
      await askPostgres(
        postgres.url,
        `select p."emailVerified" as flag, p."createdAt" as at, l.created_at as number
         from auth_people p, leads l where l.id = 'nothing'`,
      ),
    ).toEqual([{ flag: true, at: new Date("2026-11-22T01:02:03.004Z"), number: largest }]);

    // The next start indexes it for the search.
    expect(await askPostgres(postgres.url, "select article_id from search_queue")).toEqual([
      { article_id: "a" },
    ]);

    const again = join(folder, "again.sqlite");
    await exportPostgres(postgres.url, again);
    const dump = (file: string) => {
      const database = new DatabaseSync(file, { readOnly: true });
      const rows = ["leads", "articles", "auth_people", "kysely_migration"].map((table) => {
        const statement = database.prepare(`select * from ${table} order by 1`);
        statement.setReadBigInts(true);
        return statement.all();
      });
      database.close();
      return rows;
    };
    expect(dump(again)).toEqual(dump(path()));
  });

  it("of an older version get the tables of that version, so that the next start migrates them", async () => {
    const source = await createSource(names.slice(0, 5));
    insertLead(source, "old", "hello", "1");
    await importToPostgres(source, postgres.url);
    source.close();
    expect(
      await askPostgres(
        postgres.url,
        "select name from kysely_migration order by name desc limit 1",
      ),
    ).toEqual([{ name: "2026-11-22-installation" }]);
  });

  it("are not copied when a table has another column than its version", async () => {
    const source = await createSource();
    source.exec("alter table leads add column score integer");
    await expect(importToPostgres(source, postgres.url)).rejects.toThrow(
      "The column leads.score exists in only one of the two databases; start the back office once",
    );
    source.close();
  });

  it("leave the target empty when one of them can't be copied", async () => {
    const source = await createSource();
    insertLead(source, "good", "text", "1");
    insertLead(source, "bad", "a\0b", "1");
    await expect(importToPostgres(source, postgres.url)).rejects.toThrow(
      'A row of leads (id "bad") has a NUL character in message, which PostgreSQL can\'t store; correct that text and try again.',
    );
    source.close();
    expect(
      await askPostgres(postgres.url, "select relname from pg_class where relname = 'leads'"),
    ).toEqual([]);
  });

  it("are not copied into a database that has a table", async () => {
    const source = await createSource();
    await askPostgres(postgres.url, "create table notes (id text)");
    await expect(importToPostgres(source, postgres.url)).rejects.toThrow(
      "is not empty, it has the table notes; create an empty database.",
    );
    source.close();
  });

  it("of a newer version are not copied", async () => {
    const source = await createSource();
    source.exec("insert into kysely_migration values ('2999-01-01-later', 'x')");
    await expect(importToPostgres(source, postgres.url)).rejects.toThrow(
      "The database was used by a newer version, whose migration 2999-01-01-later is unknown",
    );
    source.close();
  });

  it("need no sequences, which a copy would have to set", async () => {
    const source = await createSource();
    await importToPostgres(source, postgres.url);
    source.close();
    expect(await askPostgres(postgres.url, "select * from pg_sequences")).toEqual([]);
  });
});

it.each<[string, (rows: Row[]) => Row[], string]>([
  ["lost", (rows) => rows.slice(1), "2 rows were read and 1 were found, with another hash."],
  ["changed", ([, ...rows]) => [["z"], ...rows], "2 rows were read and 2 were found, with another"],
])("a row that is %s in the target is noticed when it is read back", async (_, damage, end) => {
  const source = new DatabaseSync(":memory:");
  const target = new DatabaseSync(":memory:");
  for (const database of [source, target]) database.exec("create table notes (text text)");
  source.exec("insert into notes values ('a'), ('b')");
  const rows = createSqliteRows(target);
  const damaging: RowTarget = {
    ...rows,
    writeRows: (table, given) => rows.writeRows(table, damage(given)),
  };
  await expect(copyRows(createSqliteRows(source), damaging)).rejects.toThrow(
    `The table notes was not copied exactly: ${end}`,
  );
  source.close();
  target.close();
});
