import { brand, hours } from "@crm/brand";
import type { LeadRow } from "../../db/rows/lead-rows.ts";
import type { FullMail } from "../../db/rows/mail-rows.ts";
import { demoHoldMs } from "./demo-booking.ts";
import type { MailContent } from "./mail-content.ts";
import { createMailRows, type MailAddresses } from "./mail-row.ts";

const { product, contacts } = brand;

const content: MailContent = {
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
    content,
    holdMs: demoHoldMs,
  });
}
