import { randomUUID } from "node:crypto";
import { toE164 } from "@crm/server-kit/phone-number";
import type { Transaction } from "kysely";
import type { DatabaseKind } from "../db/open-database.ts";
import type { LeadRow } from "../db/rows/lead-rows.ts";
import type { Database } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";
import { nextChange } from "../leads/change-lead.ts";
import { findContact } from "../leads/find-contact.ts";
import { recordLeadEvent } from "../leads/lead-events.ts";
import { replaceLeadWords } from "../leads/lead-words.ts";
import { toMailbox } from "../mail/mailbox.ts";

/** What a person may have corrected; null when it is not known. */
export type Correction = Pick<LeadRow, "name" | "email" | "phone">;

/**
 * Corrects a lead when its person asks for it, and finds its person again. The history says which fields
 * were corrected, without what they were.
 *
 * @param given.leadId one of the contact's leads
 * @param given.joins whether the lead may move to somebody else who has the corrected address or number
 * @param given.now epoch milliseconds
 * @returns the lead's contact, which is another one after its email address has changed
 * @throws HttpError 404 when the contact has no such lead, 409 with the field when somebody else has the
 *   corrected address or number and the lead may not move
 */
export async function correctLead(
  trx: Transaction<Database>,
  databaseKind: DatabaseKind,
  given: {
    contactId: string;
    leadId: string;
    correction: Correction;
    joins: boolean;
    personId: string;
    now: number;
  },
): Promise<string> {
  const { contactId, leadId, correction, joins, personId, now } = given;
  const lead = await trx
    .selectFrom("leads")
    .selectAll()
    .where("id", "=", leadId)
    .where("contact_id", "=", contactId)
    .executeTakeFirst();
  if (!lead) throw new HttpError(404, "There is no such lead");
  const fields = (["name", "email", "phone"] as const).filter(
    (field) => correction[field] !== lead[field],
  );
  if (fields.length === 0) return contactId;
  const { email, phone } = correction;
  const changed = {
    ...correction,
    mailbox: email ? toMailbox(email) : null,
    phone_e164: phone ? toE164(phone) : null,
  };
  // Without this, the lead would find itself. A new id, because others may have the lead's own.
  const apart = { ...lead, ...changed, contact_id: randomUUID() };
  await trx
    .updateTable("leads")
    .set({ mailbox: null, phone_e164: null })
    .where("id", "=", leadId)
    .execute();
  const isSamePerson =
    changed.mailbox === lead.mailbox &&
    (changed.mailbox !== null || changed.phone_e164 === lead.phone_e164);
  const contact_id = isSamePerson ? contactId : await findContact(trx, databaseKind, apart);
  const isOther = contact_id !== contactId && contact_id !== apart.contact_id;
  if (isOther && !joins) throw await describeOther(trx, contact_id, correction);
  await trx
    .updateTable("leads")
    .set({ ...changed, contact_id, changed_at: nextChange(now) })
    .where("id", "=", leadId)
    .execute();
  await replaceLeadWords(trx, { ...lead, ...changed });
  await trx.updateTable("lead_events").set({ contact_id }).where("lead_id", "=", leadId).execute();
  const event = { kind: "corrected", personId, details: { fields } } as const;
  await recordLeadEvent(trx, { id: leadId, contact_id }, event, now);
  return contact_id;
}

/** Two people become one only when somebody has said so. */
async function describeOther(
  trx: Transaction<Database>,
  contactId: string,
  { email, phone }: Correction,
): Promise<HttpError> {
  const leads = await trx
    .selectFrom("leads")
    .select(["name", "email"])
    .where("contact_id", "=", contactId)
    .orderBy("created_at", "desc")
    .execute();
  const name = leads.find((lead) => lead.name)?.name ?? "another person";
  const emails = leads.map((lead) => lead.email?.toLowerCase());
  // At most hosts these are two spellings of one mailbox, but not at every host.
  const isSpelling = email !== null && !emails.includes(email.toLowerCase());
  const found = isSpelling
    ? `${email} may be another spelling of ${emails.find(Boolean)}, which belongs to ${name}.`
    : `${email ?? phone} belongs to ${name} already.`;
  return new HttpError(409, `${found} This lead would move to their page.`, {
    field: email ? "email" : "phone",
  });
}
