import { formatDateTime, toIso } from "@crm/contract/dates";
import type { LeadRow } from "../../db/rows/lead-rows.ts";
import type { FullMail } from "../../db/rows/mail-rows.ts";
import { leadFacts, leadMailFooter, toSubjectName } from "./lead-mail-content.ts";
import { createMailRows, type MailAddresses } from "./mail-row.ts";

/**
 * Reminds a lead's owner of its next step.
 *
 * @param now epoch milliseconds
 */
export function composeLeadReminder(
  lead: LeadRow & { next_step_at: number },
  owner: string,
  addresses: MailAddresses,
  now: number,
): FullMail[] {
  const { action } = leadMailFooter(lead, addresses);
  return createMailRows({
    kind: "lead-reminder",
    lead: { id: lead.id, created_at: now },
    recipients: [owner],
    from: addresses.from,
    replyTo: lead.email,
    subject: `Next step due: ${toSubjectName(lead.name) ?? "a lead"}`,
    content: {
      headline: lead.next_step ?? "Follow up",
      opening: [`You planned this for ${formatDateTime(toIso(lead.next_step_at))}.`],
      facts: leadFacts(lead),
      action,
      closing: ["A reply to this mail goes to the address that the visitor gave."],
    },
  });
}
