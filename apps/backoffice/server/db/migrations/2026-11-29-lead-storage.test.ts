import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely, Transaction } from "kysely";
import { Migrator } from "kysely/migration";
import { afterEach, beforeEach, expect, it } from "vitest";
import { insertLeadWords } from "../../leads/lead-words.ts";
import { createLeadRow } from "../../leads/new-lead.ts";
import { insertMails, selectFullMails } from "../../mail/full-mails.ts";
import type { TestDatabase } from "../../testing/postgres-database.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { createTestMail } from "../../testing/write-mail.ts";
import { migrate } from "../migrate.ts";
import { openDatabase } from "../open-database.ts";
import type { FullMail } from "../rows/mail-rows.ts";
import type { Database } from "../schema.ts";
import { migrations } from "./index.ts";

/** A mail's row had its text before. */
type Before = Omit<Database, "mails"> & { mails: FullMail };

describeOnEachDatabase("leads stored before their mails' texts had a table", (createDatabase) => {
  let folder: string;
  let database: TestDatabase;
  let db: Kysely<Database>;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "migration-"));
    database = await createDatabase(folder);
    db = openDatabase(database.url).db;
    const before = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error } = await before.migrateTo("2026-11-28-search-index");
    expect(error).toBeUndefined();
  });
  afterEach(async () => {
    await db.destroy();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const lead = createLeadRow("demo", 5, { name: "Asha Patel", email: "asha@shop.example" });
  const listWords = async () => {
    const rows = await db.selectFrom("lead_words").selectAll().orderBy("word").execute();
    return rows.map(({ word, created_at, lead_id }) => [word, created_at, lead_id]);
  };

  beforeEach(async () => {
    await db.insertInto("leads").values(lead).execute();
    const old = [{ word: "example", created_at: 5, lead_id: lead.id }];
    await db.insertInto("lead_words").values(old).execute();
    const mails = [
      createTestMail({ id: "a", lead_id: lead.id, state: "sent", body_text: "first नमस्ते" }),
      createTestMail({ id: "b", lead_id: lead.id, mailbox: "asha@shop.example" }),
    ];
    await (db as unknown as Kysely<Before>).insertInto("mails").values(mails).execute();
    await migrate(db);
  });

  it("keep their mails, which are deleted with their texts", async () => {
    expect(await selectFullMails(db).orderBy("id").execute()).toMatchObject([
      { id: "a", lead_id: lead.id, state: "sent", body_text: "first नमस्ते" },
      { id: "b", mailbox: "asha@shop.example", body_html: "<p>Namaste ₹</p>" },
    ]);
    await db.deleteFrom("mails").where("id", "=", "a").execute();
    const left = await db.selectFrom("mail_bodies").select("mail_id").execute();
    expect(left.map(({ mail_id }) => mail_id)).toEqual(["b"]);
  });

  it("are found by the words of today, which are deleted with them", async () => {
    const words = ["asha", "asha patel", "asha@shop.example", "patel", "shop example"];
    expect(await listWords()).toEqual(words.map((word) => [word, 5, lead.id]));
    await db.deleteFrom("leads").execute();
    expect(await listWords()).toEqual([]);
  });

  it("stay beside new ones with the same words", async () => {
    const other = { ...lead, id: "other" };
    await db.insertInto("leads").values(other).execute();
    await db.transaction().execute(async (trx: Transaction<Database>) => {
      await insertLeadWords(trx, [other]);
      await insertMails(trx, [createTestMail({ id: "c", body_text: "third" })]);
    });
    expect(await listWords()).toHaveLength(10);
    const texts = await selectFullMails(db).orderBy("id").execute();
    expect(texts.map(({ body_text }) => body_text)).toEqual(["first नमस्ते", "Namaste ₹", "third"]);
  });
});
