import { brand } from "./brand.ts";

/**
 * The address that dials a number. Spaces are left out, as dialling programs want it.
 *
 * @example phoneLink("+91 79 5550 0100") // "tel:+917955500100"
 */
export function phoneLink(phone: string): `tel:${string}` {
  return `tel:${phone.replaceAll(" ", "")}`;
}

/**
 * The address that opens a WhatsApp chat. wa.me knows only numbers with their country code, and of
 * them only the digits.
 *
 * @example chatLink("+91 98765 43210") // "https://wa.me/919876543210"
 */
export function chatLink(phone: string): `https://wa.me/${string}` {
  return `https://wa.me/${phone.replaceAll(/\D/g, "")}`;
}

/** The address that opens a WhatsApp chat with the company. */
export const whatsappLink = chatLink(brand.contacts.whatsappNumber);
