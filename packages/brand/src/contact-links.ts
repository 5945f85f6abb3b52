import { brand } from "./brand.ts";

/**
 * The URL that opens a new mail to one recipient. The address is encoded: otherwise `?` and `&` could
 * add more recipients, a subject or a body.
 *
 * @param subject the mail's subject
 * @example mailLink("a@b.example") // "mailto:a@b.example"
 * @example mailLink("a@b.example?bcc=c@d.example") // "mailto:a@b.example%3Fbcc%3Dc@d.example"
 */
export function mailLink(address: string, subject?: string): `mailto:${string}` {
  const to = address.split("@").map(encode).join("@");
  return subject === undefined ? `mailto:${to}` : `mailto:${to}?subject=${encode(subject)}`;
}

/**
 * The URL that dials a number: its digits, after a plus if the number starts with one. Other
 * characters are removed, because some phones interpret `*` and `#` as commands.
 *
 * @example phoneLink("+91 79 5550 0100") // "tel:+917955500100"
 */
export function phoneLink(phone: string): `tel:${string}` {
  const plus = phone.trimStart().startsWith("+") ? "+" : "";
  return `tel:${plus}${phone.replaceAll(/\D/g, "")}`;
}

/**
 * The URL that opens a WhatsApp chat.
 *
 * @param phone with its country code; wa.me gets only the digits
 *
 * @example chatLink("+91 98765 43210") // "https://wa.me/919876543210"
 */
export function chatLink(phone: string): `https://wa.me/${string}` {
  return `https://wa.me/${phone.replaceAll(/\D/g, "")}`;
}

/** The URL that opens a WhatsApp chat with the company. */
export const whatsappLink = chatLink(brand.contacts.whatsappNumber);

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
