import type { Kysely, Transaction } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { insertLeadWords } from "../../leads/lead-words.ts";
import { createLeadRow } from "../../leads/new-lead.ts";
import { insertMails, selectFullMails } from "../../mail/full-mails.ts";
import { useEarlierDatabase } from "../../testing/earlier-database.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { createTestMail } from "../../testing/write-mail.ts";
import { migrate } from "../migrate.ts";
import type { FullMail } from "../rows/mail-rows.ts";
import type { Database } from "../schema.ts";

/** A mail's row had its text before. */
type Before = Omit<Database, "mails"> & { mails: FullMail };

describeOnEachDatabase("leads stored before their mails' texts had a table", (createDatabase) => {
  const earlier = useEarlierDatabase(createDatabase, "2026-11-28-search-index");

  const lead = createLeadRow("demo", 5, { name: "Asha Patel", email: "asha@shop.example" });
  const listWords = async () => {
    const rows = await earlier.db.selectFrom("lead_words").selectAll().orderBy("word").execute();
    return rows.map(({ word, created_at, lead_id }) => [word, created_at, lead_id]);
  };

  beforeEach(async () => {
    await earlier.db.insertInto("leads").values(lead).execute();
    const old = [{ word: "example", created_at: 5, lead_id: lead.id }];
    await earlier.db.insertInto("lead_words").values(old).execute();
    const mails = [
      createTestMail({ id: "a", lead_id: lead.id, state: "sent", body_text: "first नमस्ते" }),
      createTestMail({ id: "b", lead_id: lead.id, mailbox: "asha@shop.example" }),
    ];
    await (earlier.db as unknown as Kysely<Before>).insertInto("mails").values(mails).execute();
    await migrate(earlier.db);
  });

  it("keep their mails, which are deleted with their texts", async () => {
    expect(await selectFullMails(earlier.db).orderBy("id").execute()).toMatchObject([
      { id: "a", lead_id: lead.id, state: "sent", body_text: "first नमस्ते" },
      { id: "b", mailbox: "asha@shop.example", body_html: "<p>Namaste ₹</p>" },
    ]);
    await earlier.db.deleteFrom("mails").where("id", "=", "a").execute();
    const left = await earlier.db.selectFrom("mail_bodies").select("mail_id").execute();
    expect(left.map(({ mail_id }) => mail_id)).toEqual(["b"]);
  });

  it("are found by the words of today, which are deleted with them", async () => {
    const words = ["asha", "asha patel", "asha@shop.example", "patel", "shop example"];
    expect(await listWords()).toEqual(words.map((word) => [word, 5, lead.id]));
    await earlier.db.deleteFrom("leads").execute();
    expect(await listWords()).toEqual([]);
  });

  it("stay beside new ones with the same words", async () => {
    const other = { ...lead, id: "other" };
    await earlier.db.insertInto("leads").values(other).execute();
    await earlier.db.transaction().execute(async (trx: Transaction<Database>) => {
      await insertLeadWords(trx, [other]);
      await insertMails(trx, [createTestMail({ id: "c", body_text: "third" })]);
    });
    expect(await listWords()).toHaveLength(10);
    const texts = await selectFullMails(earlier.db).orderBy("id").execute();
    expect(texts.map(({ body_text }) => body_text)).toEqual(["first नमस्ते", "Namaste ₹", "third"]);
  });
});
