import { brand } from "@crm/brand";
import { contactChoices } from "@crm/contract/fields/options";
import type { LeadRow } from "../../db/rows/lead-rows.ts";
import type { FullMail } from "../../db/rows/mail-rows.ts";
import { leadFacts, leadMailFooter, reviewSentences, toSubjectName } from "./lead-mail-content.ts";
import { createMailRows, type MailAddresses } from "./mail-row.ts";

const [, existingUser] = contactChoices(brand.product.name);

/** Forwards a contact message: to support when its author uses the product, else to sales. */
export function composeContactMessage(lead: LeadRow, addresses: MailAddresses): FullMail[] {
  const uses = lead.choice === existingUser;
  return createMailRows({
    kind: "contact-message",
    lead,
    recipients: uses ? addresses.supportTo : addresses.salesTo,
    from: addresses.from,
    replyTo: lead.email,
    subject: `Message from ${toSubjectName(lead.name) ?? "a visitor"}${uses ? `, who uses ${brand.product.name}` : ""}`,
    content: {
      headline: "A message from the contact page",
      opening: reviewSentences(lead),
      facts: leadFacts(lead),
      message: lead.message ?? undefined,
      ...leadMailFooter(lead, addresses),
    },
  });
}
