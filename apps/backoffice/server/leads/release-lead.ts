import type { Transaction } from "kysely";
import type { LeadRow } from "../db/rows/lead-rows.ts";
import type { FullMail } from "../db/rows/mail-rows.ts";
import type { Database } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";
import { composeDemoConfirmation } from "../mail/compose/demo-mails.ts";
import type { MailAddresses } from "../mail/compose/mail-row.ts";
import { insertMails } from "../mail/full-mails.ts";
import { limitVisitorMails } from "../mail/limit-visitor-mail.ts";
import type { Services } from "../services.ts";
import { nextChange } from "./change-lead.ts";
import { recordLeadEvent } from "./lead-events.ts";

/**
 * Releases a lead that a person has reviewed. Only now the confirmation of a demo booking is written
 * to the typed address, and the limits for one mailbox count it like any other.
 *
 * @param personId who releases it
 * @throws HttpError 404 when there is no such lead, 409 when it is not held
 */
export async function releaseLead(
  { db, databaseKind, mailAddresses, now }: Services,
  id: string,
  personId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const lead = await claimRelease(trx, id, now());
    await recordLeadEvent(trx, lead, { kind: "released", personId }, lead.released_at);
    const mails = await limitVisitorMails(trx, databaseKind, composeHeldMails(lead, mailAddresses));
    await insertMails(trx, mails);
  });
}

/** One update decides: of two people who press the button, one gets a conflict. */
async function claimRelease(
  trx: Transaction<Database>,
  id: string,
  now: number,
): Promise<LeadRow & { released_at: number }> {
  const released = await trx
    .updateTable("leads")
    .set({ released_at: now, changed_at: nextChange(now) })
    .where("id", "=", id)
    .where("review", "is not", null)
    .where("released_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  if (released) return { ...released, released_at: now };
  const found = await trx.selectFrom("leads").select("id").where("id", "=", id).executeTakeFirst();
  if (!found) throw new HttpError(404, "There is no such lead");
  throw new HttpError(409, "This lead is not held. It was already released, or it was never held.");
}

/** The mails that a held lead has not got yet, due at once. */
function composeHeldMails(
  lead: LeadRow & { released_at: number },
  addresses: MailAddresses,
): FullMail[] {
  if (lead.kind !== "demo" || lead.email === null) return [];
  const { released_at: now } = lead;
  return composeDemoConfirmation({ ...lead, created_at: now }, lead.email, addresses).map(
    (mail) => ({ ...mail, state: "pending", due_at: now }),
  );
}
