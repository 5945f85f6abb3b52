import type { Kysely } from "kysely";
import { expect, it } from "vitest";
import { selectFullMails } from "../../mail/full-mails.ts";
import { useEarlierDatabase } from "../../testing/earlier-database.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { migrate } from "../migrate.ts";
import type { FullMail } from "../rows/mail-rows.ts";

describeOnEachDatabase("mails written before recipients had a row each", (createDatabase) => {
  const earlier = useEarlierDatabase(createDatabase, "2026-11-21-visitors-answers");

  async function insertOldMail(change: Partial<FullMail> & { id: string }): Promise<void> {
    const { mailbox: _, ...mail }: FullMail = {
      lead_id: "lead",
      kind: "demo-booking",
      state: "pending",
      sender: "Team <team@desk.example>",
      recipient: "one@desk.example, two@desk.example",
      mailbox: null,
      reply_to: null,
      subject: "A booking",
      body_text: "text",
      body_html: "<p>text</p>",
      message_id: `<${change.id}@desk.example>`,
      attempts: 2,
      due_at: 5,
      lease_until: null,
      last_error: null,
      sent_at: null,
      created_at: 1,
      ...change,
    };
    await (earlier.db as unknown as Kysely<{ mails: Omit<FullMail, "mailbox"> }>)
      .insertInto("mails")
      .values(mail)
      .execute();
  }
  const readMails = () => selectFullMails(earlier.db).orderBy("recipient").execute();

  it("are split by recipient, each with a new Message-ID and the same content", async () => {
    await insertOldMail({ id: "old" });
    await migrate(earlier.db);
    const mails = await readMails();
    const same = { lead_id: "lead", state: "pending", attempts: 2, due_at: 5, body_text: "text" };
    expect(mails).toMatchObject([
      { ...same, id: "old", recipient: "one@desk.example", message_id: "<old@desk.example>" },
      { ...same, recipient: "two@desk.example" },
    ]);
    expect(mails[1]?.message_id).toBe(`<${mails[1]?.id}@desk.example>`);
    expect(mails[1]?.id).not.toBe("old");
  });

  it("are dead for a rejected recipient, though the mail was marked as sent", async () => {
    const last_error = "The mail server refused two@desk.example";
    await insertOldMail({ id: "old", state: "sent", sent_at: 7, last_error });
    await migrate(earlier.db);
    expect(await readMails()).toMatchObject([
      { recipient: "one@desk.example", state: "sent", sent_at: 7, last_error: null },
      { recipient: "two@desk.example", state: "dead", sent_at: null, last_error },
    ]);
  });

  it("do not change when they have one recipient", async () => {
    await insertOldMail({ id: "old", recipient: "one@desk.example", state: "dead" });
    await migrate(earlier.db);
    expect(await readMails()).toMatchObject([{ id: "old", state: "dead", mailbox: null }]);
  });

  it("that confirm a booking get their mailbox, and only the first waiting one is not suppressed", async () => {
    const kind = "demo-confirmation";
    await insertOldMail({ id: "a", kind, recipient: "Vic.Tim+1@gmail.com", created_at: 1 });
    await insertOldMail({ id: "b", kind, recipient: "victim@gmail.com", created_at: 2 });
    await insertOldMail({ id: "c", kind, recipient: "other@gmail.com", created_at: 3 });
    await insertOldMail({ id: "d", kind, recipient: "victim@gmail.com", state: "sent" });
    await migrate(earlier.db);
    const mails = await earlier.db.selectFrom("mails").selectAll().orderBy("id").execute();
    expect(mails.map(({ id, state, mailbox }) => [id, state, mailbox])).toEqual([
      ["a", "pending", "victim@gmail.com"],
      ["b", "suppressed", "victim@gmail.com"],
      ["c", "pending", "other@gmail.com"],
      ["d", "sent", "victim@gmail.com"],
    ]);
  });
});
