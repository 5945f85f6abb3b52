import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

interface Mail {
  id: string;
  message_id: string;
  recipient: string;
  state: string;
  last_error: string | null;
  sent_at: number | null;
}

interface Tables {
  mails: Mail;
}

/** The error that the outbox stored when the server accepted only some recipients of a mail. */
const refusedNote = "The mail server refused ";

/**
 * Creates a row for each recipient; see `schema.ts`. Before, one row was for all of SALES_TO, and was
 * marked as sent when the mail server accepted it for one of them. Rejected recipients become mails
 * in the state "dead", which the desk shows.
 */
export const oneRecipientEach: Migration = {
  async up(db: Kysely<Tables>) {
    const shared = await db
      .selectFrom("mails")
      .select("id")
      .where("recipient", "like", "%,%")
      .execute();
    for (const { id } of shared) await splitMail(db, id);
  },
};

async function splitMail(db: Kysely<Tables>, id: string): Promise<void> {
  const mail = await db
    .selectFrom("mails")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const rows = splitAddresses(mail.recipient).map((recipient, position) => ({
    ...mail,
    ...(position > 0 ? newIds(mail) : {}),
    recipient,
    ...outcomeFor(mail, recipient),
  }));
  await db.deleteFrom("mails").where("id", "=", id).execute();
  for (const row of rows) await db.insertInto("mails").values(row).execute();
}

/**
 * A Message-ID is unique, so only the first recipient keeps it. The others may get a mail twice that
 * was being sent when the old version stopped.
 */
function newIds({ message_id }: Mail): Pick<Mail, "id" | "message_id"> {
  const id = randomUUID();
  return { id, message_id: message_id.replace(/^<[^@]*/, `<${id}`) };
}

function outcomeFor(mail: Mail, recipient: string): Partial<Mail> {
  if (mail.state !== "sent" || !mail.last_error?.startsWith(refusedNote)) return {};
  const refused = splitAddresses(mail.last_error.slice(refusedNote.length));
  return refused.includes(recipient)
    ? { state: "dead", sent_at: null, last_error: `${refusedNote}${recipient}` }
    : { last_error: null };
}

function splitAddresses(list: string): string[] {
  return [...new Set(list.split(",").map((address) => address.trim()))];
}
