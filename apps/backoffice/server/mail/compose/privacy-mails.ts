import { brand, grievanceContact } from "@crm/brand";
import {
  type PrivacyRequestKind,
  privacyRequestKinds,
} from "@crm/contract/extensions/privacy-requests";
import { grievance, privacyRequests } from "@crm/contract/pages/privacy";
import type { FullMail } from "../../db/rows/mail-rows.ts";
import { createMailRows, type MailAddresses } from "./mail-row.ts";

/** The pages behind the links, at the back office. */
export const privacyLinks = {
  confirm: "/your-data/confirm",
  download: "/your-data/download",
} as const;

const { product } = brand;

interface PrivacyMail {
  /** The address that was typed, or that was confirmed. */
  email: string;
  /** Epoch milliseconds. */
  now: number;
}

interface Words {
  subject: string;
  opening: readonly string[];
  action?: { label: string; url: string };
  closing?: readonly string[];
}

/** Asks the mailbox to confirm a request. It repeats nothing else that was typed. */
export function composePrivacyConfirmation(
  { kind, token, ...mail }: PrivacyMail & { kind: PrivacyRequestKind; token: string },
  addresses: MailAddresses,
): FullMail[] {
  return compose("privacy-confirmation", mail, addresses, {
    subject: `Please confirm your request to ${product.name}`,
    opening: [
      `Somebody, probably you, has asked ${product.name} about the data that is stored with this email address. The request is: "${privacyRequestKinds[kind]}".`,
      "Nothing happens until you open the link and press the button there.",
    ],
    action: { label: "Confirm my request", url: link(addresses, privacyLinks.confirm, token) },
    closing: [
      `The link works once, for ${privacyRequests.confirmDays} days. We answer within ${grievance.answerDays} days after that.`,
      "If you did not ask for this, ignore this mail: nothing is done.",
    ],
  });
}

/** Sends the link to a copy of the data. */
export function composePrivacyExport(
  { token, ...mail }: PrivacyMail & { token: string },
  addresses: MailAddresses,
): FullMail[] {
  return compose("privacy-answer", mail, addresses, {
    subject: `Your data at ${product.name}`,
    opening: ["Here is a copy of everything that is stored with this email address."],
    action: { label: "See my data", url: link(addresses, privacyLinks.download, token) },
    closing: [
      `The link works for ${privacyRequests.downloadDays} days. Whoever has it can read your data, so don't forward this mail.`,
    ],
  });
}

const done: Record<"correction" | "withdrawal", Words> = {
  correction: {
    subject: `Your data at ${product.name} is corrected`,
    opening: ["We have corrected what is stored with this email address, as you asked."],
  },
  withdrawal: {
    subject: `Your consent is withdrawn`,
    opening: [
      `We have recorded that you take back your consent to offers and news. ${product.name} sends no more of them to this email address.`,
    ],
  },
};

/** Says that a request is done; written in the transaction that does it. */
export function composePrivacyDone(
  { kind, ...mail }: PrivacyMail & { kind: keyof typeof done },
  addresses: MailAddresses,
): FullMail[] {
  return compose("privacy-answer", mail, addresses, done[kind]);
}

/** Says that everything is erased. It is deleted itself after it is sent. */
export function composePrivacyErased(mail: PrivacyMail, addresses: MailAddresses): FullMail[] {
  return compose("privacy-erased", mail, addresses, {
    subject: `Your data at ${product.name} is erased`,
    opening: [
      "We have erased everything that was stored with this email address, as you asked.",
      "Mails that were sent before are not ours to delete. Our backups still contain the data until they are deleted in turn. This mail is deleted here as soon as it is sent.",
    ],
  });
}

function compose(
  kind: FullMail["kind"],
  { email, now }: PrivacyMail,
  { from }: MailAddresses,
  { subject, opening, action, closing = [] }: Words,
): FullMail[] {
  const { name, email: contact, phone } = grievanceContact;
  return createMailRows({
    kind,
    lead: { id: null, created_at: now },
    recipients: [email],
    typedByVisitor: true,
    from,
    replyTo: contact,
    subject,
    content: {
      ...{ headline: subject, opening, ...(action && { action }) },
      facts: [{ label: "Questions or complaints", value: `${name}, ${contact}, ${phone}` }],
      closing,
    },
  });
}

function link({ backofficeUrl }: MailAddresses, path: string, token: string): string {
  return `${backofficeUrl}${path}?${new URLSearchParams({ token })}`;
}
