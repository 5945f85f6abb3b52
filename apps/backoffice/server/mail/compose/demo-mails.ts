import { brand, hours } from "@crm/brand";
import type { LeadRow } from "../../db/rows/lead-rows.ts";
import type { FullMail } from "../../db/rows/mail-rows.ts";
import { leadFacts, leadMailFooter, reviewSentences, toSubjectName } from "./lead-mail-content.ts";
import type { MailContent } from "./mail-content.ts";
import { createMailRows, type MailAddresses } from "./mail-row.ts";

/** How long a demo booking's mails wait for call 2 before they are sent anyway. */
export const demoHoldMs = 2 * 60_000;

/** Notifies sales of a demo booking. */
export function composeDemoBooking(lead: LeadRow, addresses: MailAddresses): FullMail[] {
  return createMailRows({
    kind: "demo-booking",
    lead,
    recipients: addresses.salesTo,
    from: addresses.from,
    replyTo: lead.email,
    subject: `Demo for ${toSubjectName(lead.name) ?? "a visitor"} (${lead.company_size} people)`,
    content: {
      headline: "A visitor would like a demo",
      opening: reviewSentences(lead),
      facts: leadFacts(lead),
      ...leadMailFooter(lead, addresses),
    },
    holdMs: demoHoldMs,
  });
}

const { product, contacts } = brand;

const confirmation: MailContent = {
  headline: "Thank you, we have your request",
  opening: [`Our sales team will write or call to agree on a time for your ${product.name} demo.`],
  facts: [
    { label: "Hours", value: `${hours.sales.text}, ${hours.sales.reply}` },
    { label: "Phone", value: contacts.salesPhone },
    { label: "Email", value: contacts.salesEmail },
  ],
  closing: [
    "If you did not ask for this, somebody typed your address by mistake. You can ignore this mail.",
  ],
};

/**
 * Confirms a demo booking to the address that was typed. It repeats nothing else that was typed:
 * otherwise anyone could enter a stranger's address and write to them in our name.
 */
export function composeDemoConfirmation(
  lead: LeadRow,
  recipient: string,
  addresses: MailAddresses,
): FullMail[] {
  return createMailRows({
    kind: "demo-confirmation",
    lead,
    recipients: [recipient],
    typedByVisitor: true,
    from: addresses.from,
    replyTo: addresses.salesTo.join(", "),
    subject: `Your ${product.name} demo`,
    content: confirmation,
    holdMs: demoHoldMs,
  });
}
