import { chatLink, mailLink, phoneLink } from "@crm/brand/contact-links";
import { toAsciiDigits } from "@crm/contract/fields/digits";
import { emailPattern } from "@crm/contract/fields/email";
import type { Lead, QueuedLead } from "../../server/desk/transport/lead-shapes.ts";
import { composeFirstMessage } from "../../server/leads/first-message.ts";

/** Digits with the usual separators. */
const phonePattern = /^\+?[\d\s().-]{5,40}$/;

/**
 * The links of a lead's phone and email. A link is null when the value is missing or not valid, since
 * customers' own programs can send any text. Such a value is shown as text.
 */
export function findContactLinks({
  phone,
  email,
  phoneE164 = null,
}: Pick<Lead, "phone" | "email"> & Partial<Pick<QueuedLead, "phoneE164">>) {
  const number = phoneE164 ?? toAsciiDigits(phone?.trim() ?? "");
  const isNumber = phonePattern.test(number) && /\d/.test(number);
  return {
    call: isNumber ? phoneLink(number) : null,
    // Without a country code, WhatsApp would open a chat with another number.
    chat: isNumber && number.startsWith("+") ? chatLink(number) : null,
    mail: email && emailPattern.test(email) ? mailLink(email) : null,
  };
}

/** Lets a chat open with the prepared text for a lead. */
export function addFirstMessage(chat: string, lead: Pick<QueuedLead, "name" | "kind">): string {
  return `${chat}?text=${encodeURIComponent(composeFirstMessage(lead).toWellFormed())}`;
}

/** The links of a lead in the queue; the chat opens with a prepared text. */
export function findRowLinks(
  lead: Pick<QueuedLead, "phone" | "email" | "phoneE164" | "name" | "kind">,
) {
  const { call, chat, mail } = findContactLinks(lead);
  return { call, whatsapp: chat && addFirstMessage(chat, lead), mail };
}
