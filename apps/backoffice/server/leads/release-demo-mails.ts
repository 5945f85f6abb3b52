import type { CommitInGroup } from "../db/group-commits.ts";
import { toMailbox } from "../mail/mailbox.ts";

/**
 * Call 2: releases the held mails of the newest demo booking with this email.
 *
 * @returns false when there is no such booking; true also when the mails were released before
 */
export async function releaseDemoMails(
  commitInGroup: CommitInGroup,
  email: string,
  now: number,
): Promise<boolean> {
  return commitInGroup(async (trx) => {
    const lead = await trx
      .selectFrom("leads")
      .select("id")
      // By the index on mailboxes.
      .where("mailbox", "=", toMailbox(email))
      .where("email", "=", email)
      .where("kind", "=", "demo")
      .orderBy("created_at", "desc")
      .limit(1)
      .executeTakeFirst();
    if (!lead) return false;
    await trx
      .updateTable("mails")
      .set({ state: "pending", due_at: now })
      .where("lead_id", "=", lead.id)
      .where("state", "=", "held")
      .execute();
    return true;
  });
}
