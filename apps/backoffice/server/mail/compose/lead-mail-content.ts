import { chatLink, mailLink, phoneLink } from "@crm/brand/contact-links";
import { contextSchema } from "@crm/contract/fields/context";
import { emailPattern } from "@crm/contract/fields/email";
import type { LeadReview, LeadRow } from "../../db/rows/lead-rows.ts";
import { composeFirstMessage } from "../../leads/first-message.ts";
import { type Fact, listFacts } from "./mail-content.ts";
import type { MailAddresses } from "./mail-row.ts";

/** The end of the mails to sales and support: a link to the lead, and who gets a reply. */
export function leadMailFooter(lead: LeadRow, { backofficeUrl }: MailAddresses) {
  return {
    action: {
      label: "Open the lead in the desk",
      url: `${backofficeUrl}/admin/leads/${lead.id}/show`,
    },
    closing: ["A reply to this mail goes to the address that the visitor gave."],
  };
}

/** A sentence for a lead that is held for review. */
export function reviewSentences(lead: LeadRow): string[] {
  return lead.review ? [reviewReasons[lead.review]] : [];
}

const reviewReasons: Record<LeadReview, string> = {
  "captcha-unchecked":
    "The captcha service gave no answer, so this may not be from a person. Please check that it is real.",
  "captcha-absent":
    "Held for review: the form was sent without JavaScript, so no captcha was checked and this may not be from a person. Please check that it is real, then release the lead in the desk.",
};

/**
 * What the visitor typed into the one-line fields, and the context that the site added. Address and number
 * are links, and a valid number has a link to a chat, which opens with a prepared text.
 */
export function leadFacts(lead: LeadRow): Fact[] {
  const context = contextSchema.parse(lead.context ? JSON.parse(lead.context) : undefined);
  const consent = context?.marketingConsent;
  const { email, phone_e164: number } = lead;
  const text = encodeURIComponent(composeFirstMessage(lead).toWellFormed());
  const links: Record<string, string | null> = {
    Email: email && emailPattern.test(email) ? mailLink(email) : null,
    Phone: number && phoneLink(number),
    WhatsApp: number && `${chatLink(number)}?text=${text}`,
  };
  const facts = listFacts({
    Name: lead.name,
    Email: email,
    Phone: lead.phone,
    WhatsApp: number && "Open a chat",
    Company: lead.company_name,
    "Company size": lead.company_size,
    About: lead.choice,
    "Asked from": context?.page,
    "Came from": context?.referrer,
    "Product news": consent === undefined ? null : consent ? "Yes, please" : "No",
  });
  return facts.map((fact) => {
    const url = links[fact.label];
    return url ? { ...fact, url } : fact;
  });
}

const maxSubjectLetters = 40;

/**
 * A visitor's name for the subject of a mail to the team: on one line, of letters, digits and the
 * signs that names contain, so that it can't look like an address, a link or another header.
 *
 * @returns undefined when nothing is left
 */
export function toSubjectName(name: string | null): string | undefined {
  const plain = (name ?? "")
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}'’. -]+/gu, " ")
    // A dot belongs to an initial, not to a host name.
    .replace(/\.(?=\S)/g, ". ")
    .replace(/\s+/g, " ")
    .trim();
  return [...plain].slice(0, maxSubjectLetters).join("").trim() || undefined;
}
