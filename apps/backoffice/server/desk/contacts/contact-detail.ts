import { toIso } from "@crm/contract/dates";
import { formatPhone } from "@crm/server-kit/phone-number";
import type { Kysely } from "kysely";
import { findPersonNames } from "../../auth/person-names.ts";
import type { LeadEventRow, LeadRow } from "../../db/rows/lead-rows.ts";
import type { Database } from "../../db/schema.ts";
import { HttpError } from "../../http/http-error.ts";
import { selectLeads, toQueuedLead } from "../leads/lead-row.ts";
import { toMail } from "../outbox/outbox.ts";
import type { ContactDetail, ContactEvent } from "../transport/contact-shapes.ts";

/** More rows than this of one kind are spam; the page shows the newest. */
const maxRows = 200;
const maxSamePhone = 10;

/**
 * Everything that is stored of one person, for their page at the desk.
 *
 * @throws HttpError 404 when there is no such person
 */
export async function findContactDetail(db: Kysely<Database>, id: string): Promise<ContactDetail> {
  const leads = await selectLeads(db)
    .where("leads.contact_id", "=", id)
    .orderBy("leads.created_at", "desc")
    .orderBy("leads.id")
    .limit(maxRows)
    .execute();
  if (leads.length === 0) throw new HttpError(404, "There is no such person");
  const mails = await db
    .selectFrom("mails")
    .selectAll()
    .where("lead_id", "in", (query) =>
      query.selectFrom("leads").select("leads.id").where("contact_id", "=", id),
    )
    .orderBy("created_at", "desc")
    .limit(maxRows)
    .execute();
  return {
    id,
    ...describePerson(leads),
    leads: leads.map(toQueuedLead),
    events: await findEvents(db, id),
    mails: mails.map(toMail),
    samePhone: await findSamePhone(db, id, leads),
  };
}

/** What the newest lead says about the person, filled up from older ones. */
function describePerson(leads: readonly LeadRow[]) {
  const latest = <Column extends "name" | "email" | "phone" | "phone_e164" | "company_name">(
    column: Column,
  ) => leads.find((lead) => lead[column])?.[column] ?? null;
  const e164 = latest("phone_e164");
  return {
    name: latest("name"),
    email: latest("email"),
    phone: e164 ? formatPhone(e164) : latest("phone"),
    companyName: latest("company_name"),
  };
}

/** What happened to the person's leads. That a lead was received is known from the lead. */
async function findEvents(db: Kysely<Database>, contactId: string): Promise<ContactEvent[]> {
  const rows = await db
    .selectFrom("lead_events")
    .selectAll()
    .where("contact_id", "=", contactId)
    .where("kind", "!=", "received")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(maxRows)
    .execute();
  const details = rows.map(readDetails);
  const owners = rows.flatMap(({ kind }, index) =>
    kind === "owner" ? [details[index]?.from, details[index]?.to] : [],
  );
  const ids = [...rows.map(({ person_id }) => person_id), ...owners];
  const names = await findPersonNames(
    db,
    ids.filter((id): id is string => typeof id === "string"),
  );
  const nameOf = (personId: unknown) =>
    typeof personId === "string" ? (names.get(personId) ?? formerColleague) : null;
  return rows.map((row, index) => ({
    id: row.id,
    leadId: row.lead_id,
    kind: row.kind,
    person: nameOf(row.person_id),
    details:
      row.kind === "owner"
        ? { from: nameOf(details[index]?.from), to: nameOf(details[index]?.to) }
        : (details[index] ?? {}),
    createdAt: toIso(row.created_at),
  }));
}

/** The name of a person who was removed from the back office. */
export const formerColleague = "a former colleague";

function readDetails({ details }: LeadEventRow): Record<string, unknown> {
  return details ? JSON.parse(details) : {};
}

/** Others whose leads have one of the person's numbers. They may be somebody else. */
async function findSamePhone(
  db: Kysely<Database>,
  contactId: string,
  leads: readonly LeadRow[],
): Promise<ContactDetail["samePhone"]> {
  const numbers = [...new Set(leads.flatMap(({ phone_e164 }) => phone_e164 ?? []))];
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom("leads")
    .select(["contact_id", "name", "email", "phone_e164"])
    .where("phone_e164", "in", numbers)
    .where("contact_id", "!=", contactId)
    .orderBy("created_at", "desc")
    .limit(maxRows)
    .execute();
  const others = new Map(
    rows.map((row) => [
      row.contact_id,
      {
        id: row.contact_id,
        // Two people may have one name.
        name: [row.name, row.email].filter(Boolean).join(", ") || formatPhone(row.phone_e164 ?? ""),
      },
    ]),
  );
  return [...others.values()].slice(0, maxSamePhone);
}
