import { brand } from "@crm/brand";
import { formatDateTime, toIso } from "@crm/contract/dates";
import type { FullMail } from "../../db/rows/mail-rows.ts";
import { createMailRows, type MailAddresses } from "./mail-row.ts";

/**
 * A mail that an administrator sends to themselves, to see whether mails arrive. It is not stored.
 *
 * @param now epoch milliseconds
 */
export function composeTestMail(
  recipient: string,
  now: number,
  { from, backofficeUrl }: MailAddresses,
): FullMail[] {
  return createMailRows({
    kind: "alarm",
    lead: { id: null, created_at: now },
    recipients: [recipient],
    from,
    replyTo: null,
    subject: `Test mail of the ${brand.product.name} desk`,
    content: {
      headline: "This is the test mail",
      opening: ["The mail server accepts mails of the desk, and this one has arrived."],
      facts: [{ label: "Sent", value: formatDateTime(toIso(now)) }],
      action: { label: "Open the settings", url: `${backofficeUrl}/admin/settings` },
      closing: ["You get it because you asked for it on the page “Settings”."],
    },
  });
}
