import type { LeadRow } from "../../db/rows/lead-rows.ts";
import type { FullMail } from "../../db/rows/mail-rows.ts";
import { leadFacts, leadMailFooter, reviewSentences, toSubjectName } from "./lead-mail-content.ts";
import { createMailRows, type MailAddresses } from "./mail-row.ts";

/** Notifies sales of an enterprise inquiry. */
export function composeEnterpriseInquiry(lead: LeadRow, addresses: MailAddresses): FullMail[] {
  return createMailRows({
    kind: "enterprise-inquiry",
    lead,
    recipients: addresses.salesTo,
    from: addresses.from,
    replyTo: lead.email,
    subject: `Enterprise inquiry from ${toSubjectName(lead.name) ?? "a visitor"} (${lead.company_size} people)`,
    content: {
      headline: "A visitor asks about the Enterprise plan",
      opening: reviewSentences(lead),
      facts: leadFacts(lead),
      ...leadMailFooter(lead, addresses),
    },
  });
}
