import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { TestDatabase } from "../../testing/postgres-database.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { migrate } from "../migrate.ts";
import { openDatabase } from "../open-database.ts";
import type { Database } from "../schema.ts";
import { migrations } from "./index.ts";

describeOnEachDatabase("leads captured before they had a table of their own", (createDatabase) => {
  let folder: string;
  let database: TestDatabase;
  let db: Kysely<Database>;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "migration-"));
    database = await createDatabase(folder);
    db = openDatabase(database.url).db;
    const before = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error } = await before.migrateTo("2026-11-24-several-offices");
    expect(error).toBeUndefined();
    await sql`insert into companies (id, name, created_at) values ('shop', 'Shop', 1)`.execute(db);
  });
  afterEach(async () => {
    await db.destroy();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  it("move with all their fields, in several batches, and other leads stay", async () => {
    await sql`insert into leads (id, kind, email, name, phone, company_name, company_size, message,
        company_id, extras, created_at)
      values ('full', 'capture', 'a@shop.example', 'Asha', '98250 12345', 'Shah', '1-4', 'Hello', 'shop',
        '{"city":"Surat"}', 7)`.execute(db);
    await sql`insert into leads (id, kind, company_id, created_at)
      values ('inquiry', 'enterprise', 'shop', 8), ('message', 'contact', null, 9)`.execute(db);
    // More than two batches of a thousand; a batch ends among leads of the same instant.
    await sql`with recursive numbers (n) as
        (select 1 union all select n + 1 from numbers where n < 2100)
      insert into leads (id, kind, company_id, created_at)
      select 'lead-' || n, 'capture', 'shop', 10 + n / 700 from numbers`.execute(db);

    await migrate(db);

    const left = await db.selectFrom("leads").select("id").orderBy("id").execute();
    expect(left.map(({ id }) => id)).toEqual(["inquiry", "message"]);
    const { moved } = await db
      .selectFrom("captured_leads")
      .select(({ fn }) => fn.countAll<number>().as("moved"))
      .executeTakeFirstOrThrow();
    expect(moved).toBe(2_101);
    const full = await db
      .selectFrom("captured_leads")
      .selectAll()
      .where("id", "=", "full")
      .executeTakeFirstOrThrow();
    expect({ ...full }).toEqual({
      id: "full",
      company_id: "shop",
      workflow_id: null,
      email: "a@shop.example",
      name: "Asha",
      phone: "98250 12345",
      company_name: "Shah",
      company_size: "1-4",
      message: "Hello",
      extras: '{"city":"Surat"}',
      mailbox: "a@shop.example",
      phone_e164: "+919825012345",
      created_at: 7,
    });
  });
});
