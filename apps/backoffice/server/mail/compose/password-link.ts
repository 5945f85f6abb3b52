import { brand } from "@crm/brand";
import { linkHours } from "../../auth/person-links.ts";
import type { FullMail } from "../../db/rows/mail-rows.ts";
import type { PersonLinkRow } from "../../db/rows/operation-rows.ts";
import type { Services } from "../../services.ts";
import { createMailRows } from "./mail-row.ts";

interface PasswordLink {
  purpose: PersonLinkRow["purpose"];
  to: string;
  link: string;
  /** Epoch milliseconds. */
  now: number;
  /** Who invites. */
  from?: string;
}

/** Invites a person to the desk, or lets one choose a new password. */
export function composePasswordLink(
  { purpose, to, link, now, from }: PasswordLink,
  { mailAddresses }: Pick<Services, "mailAddresses">,
): FullMail[] {
  const { name } = brand.product;
  const isInvitation = purpose === "invitation";
  const headline = isInvitation ? `Welcome to the ${name} desk` : `Your ${name} desk password`;
  return createMailRows({
    kind: "password-link",
    lead: { id: null, created_at: now },
    recipients: [to],
    from: mailAddresses.from,
    replyTo: null,
    subject: headline,
    content: {
      headline,
      opening: isInvitation
        ? [`${from} invites you to the desk, where leads, mail and articles are.`]
        : ["Somebody asked for a new password for your account. If it was you, choose one now."],
      facts: [],
      action: { label: "Choose a password", url: link },
      closing: isInvitation
        ? [`The link works once, within ${linkHours.invitation / 24} days.`]
        : [
            `The link works once, within an hour. It ends every open session.`,
            "If you did not ask for it, you can ignore this mail. Your password stays as it is.",
          ],
    },
  });
}
