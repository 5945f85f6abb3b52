import { brand } from "./brand.ts";

/**
 * The address that dials a number. Spaces are left out, as dialling programs want it.
 *
 * @example phoneLink("+91 79 5550 0100") // "tel:+917955500100"
 */
export function phoneLink(phone: string): `tel:${string}` {
  return `tel:${phone.replaceAll(" ", "")}`;
}

/** The address that opens a WhatsApp chat with the company. */
export const whatsappLink = `https://wa.me/${brand.contacts.whatsappNumber}`;
