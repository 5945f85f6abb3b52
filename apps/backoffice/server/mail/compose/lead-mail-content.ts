import { contextSchema } from "@crm/contract/fields/context";
import type { LeadRow } from "../../db/schema.ts";
import { type Fact, listFacts } from "./mail-content.ts";
import type { MailAddresses } from "./mail-row.ts";

/** The end of the mails to sales and support: a link to the lead, and who gets a reply. */
export function leadMailFooter(lead: LeadRow, { backofficeUrl }: MailAddresses) {
  return {
    action: { label: "Open at the desk", url: `${backofficeUrl}/admin/leads/${lead.id}/show` },
    closing: ["A reply to this mail goes to the address that the visitor gave."],
  };
}

/** A sentence for a lead whose captcha could not be checked. */
export function reviewSentences(lead: LeadRow): string[] {
  if (!lead.review) return [];
  return [
    "The captcha service gave no answer, so this may not be from a person. Please look twice.",
  ];
}

/** What the visitor typed into the one-line fields, and the context that the site added. */
export function leadFacts(lead: LeadRow): Fact[] {
  const context = contextSchema.parse(lead.context ? JSON.parse(lead.context) : undefined);
  const consent = context?.marketingConsent;
  return listFacts({
    Name: lead.name,
    Email: lead.email,
    Phone: lead.phone,
    Company: lead.company_name,
    "Company size": lead.company_size,
    About: lead.choice,
    "Asked from": context?.page,
    "Came from": context?.referrer,
    "Product news": consent === undefined ? null : consent ? "Yes, please" : "No",
  });
}
