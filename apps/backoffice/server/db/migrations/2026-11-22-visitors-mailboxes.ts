import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

interface Tables {
  mails: {
    id: string;
    kind: string;
    state: string;
    recipient: string;
    mailbox: string | null;
    last_error: string | null;
    created_at: number;
  };
}

const reason = "Another mail to this address was waiting to be sent already.";

/**
 * The mailbox by which mails to visitors are limited; see `schema.ts`. Of the waiting mails for one
 * mailbox, the first remains and the others are suppressed.
 */
export const visitorsMailboxes: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable("mails").addColumn("mailbox", "text").execute();
    await db.schema
      .createIndex("mails_by_mailbox")
      .on("mails")
      .columns(["mailbox", "state"])
      .execute();
    const confirmations = await db
      .selectFrom("mails")
      .select(["id", "recipient", "state"])
      .where("kind", "=", "demo-confirmation")
      .orderBy("created_at")
      .execute();
    const served = new Set<string>();
    for (const { id, recipient, state } of confirmations) {
      const mailbox = toMailbox(recipient);
      const waits = ["held", "pending"].includes(state);
      const suppressed = waits && served.has(mailbox);
      if (waits || state === "sending") served.add(mailbox);
      await db
        .updateTable("mails")
        .set({ mailbox, ...(suppressed ? { state: "suppressed", last_error: reason } : {}) })
        .where("id", "=", id)
        .execute();
    }
  },
};

/** A copy of mail/mailbox.ts from the time of this release. */
function toMailbox(address: string): string {
  const [local = "", host = ""] = address.trim().toLowerCase().split("@");
  const name = local.replace(/\+.*$/, "").replaceAll(".", "");
  return `${name}@${host === "googlemail.com" ? "gmail.com" : host}`;
}
