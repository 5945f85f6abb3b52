import { toIso } from "@crm/contract/dates";
import { privacyRequestKinds } from "@crm/contract/extensions/privacy-requests";
import type { LeadContext } from "@crm/contract/fields/context";
import type {
  LeadEventRow,
  LeadRow,
  PrivacyRequestRow,
  UndeliveredRow,
} from "../db/rows/lead-rows.ts";
import type { FullMail } from "../db/rows/mail-rows.ts";
import { hasSecretLink, secretBody } from "../mail/secret-link.ts";

type Entry = Record<string, unknown>;

/** A lead as its person reads it: everything that is stored, without our own ids. */
export function describeLead(lead: LeadRow): Entry {
  const context: LeadContext = lead.context ? JSON.parse(lead.context) : undefined;
  return withoutNothing({
    received: toIso(lead.created_at),
    kind: lead.kind,
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    "phone, in the form in which we dial it": lead.phone_e164,
    company: lead.company_name,
    "company size": lead.company_size,
    "about you": lead.choice,
    message: lead.message,
    "other fields": lead.extras ? JSON.parse(lead.extras) : null,
    "news by mail": context?.marketingConsent,
    "privacy notice shown": context?.notice,
    page: context?.page,
    "came from": context?.referrer,
    campaign: context?.campaign,
    "held for review": lead.review,
    "released after review": toIso(lead.released_at),
    status: lead.status,
    "reason why it was lost": lead.lost_reason,
    "our next step": lead.next_step,
    "our next step is planned for": toIso(lead.next_step_at),
    "answer due": toIso(lead.answer_due_at),
    "first answered": toIso(lead.answered_at),
    "last changed": toIso(lead.changed_at),
  });
}

/** What happened, without the names of people of the team, who are other people. */
export function describeEvent({ kind, details, created_at }: LeadEventRow): Entry {
  const given: Entry = details ? JSON.parse(details) : {};
  const { from: _from, to: _to, ...others } = given;
  return { at: toIso(created_at), kind, ...(kind === "owner" ? others : given) };
}

export function describeMail(mail: FullMail): Entry {
  return withoutNothing({
    written: toIso(mail.created_at),
    sent: toIso(mail.sent_at),
    state: mail.state,
    to: mail.recipient,
    "reply to": mail.reply_to,
    subject: mail.subject,
    text: (hasSecretLink(mail) ? secretBody : mail).body_text,
  });
}

export function describeSubmission({ received_at, reason, fields }: UndeliveredRow): Entry {
  return { received: toIso(received_at), "why it was not stored": reason, ...JSON.parse(fields) };
}

export function describeRequest(request: PrivacyRequestRow): Entry {
  return withoutNothing({
    received: toIso(request.created_at),
    "what you asked for": privacyRequestKinds[request.kind],
    message: request.message,
    email: request.email,
    confirmed: toIso(request.confirmed_at),
    answered: toIso(request.answered_at),
  });
}

function withoutNothing(entry: Entry): Entry {
  return Object.fromEntries(
    Object.entries(entry).filter(([, value]) => value !== null && value !== undefined),
  );
}
