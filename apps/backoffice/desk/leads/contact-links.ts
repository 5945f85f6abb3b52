import { chatLink, mailLink, phoneLink } from "@crm/brand/contact-links";
import { toAsciiDigits } from "@crm/contract/fields/digits";
import { emailPattern } from "@crm/contract/fields/email";
import type { Lead } from "../../server/desk/transport/shapes.ts";

/** Digits with the signs that people put between them. */
const phonePattern = /^\+?[\d\s().-]{5,40}$/;

/**
 * What a click on a lead's phone or email opens; null where there is none, or where a customer's own
 * program has sent something else. That is shown as text and leads nowhere.
 */
export function findContactLinks({ phone, email }: Pick<Lead, "phone" | "email">) {
  const number = toAsciiDigits(phone?.trim() ?? "");
  const isNumber = phonePattern.test(number) && /\d/.test(number);
  return {
    call: isNumber ? phoneLink(number) : null,
    // Without a country code it would be somebody else's number.
    chat: isNumber && number.startsWith("+") ? chatLink(number) : null,
    mail: email && emailPattern.test(email) ? mailLink(email) : null,
  };
}
