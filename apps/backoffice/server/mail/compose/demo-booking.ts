import type { LeadRow } from "../../db/rows/lead-rows.ts";
import type { FullMail } from "../../db/rows/mail-rows.ts";
import { leadFacts, leadMailFooter, reviewSentences } from "./lead-mail-content.ts";
import { createMailRows, type MailAddresses } from "./mail-row.ts";
import { toSubjectName } from "./subject-name.ts";

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
