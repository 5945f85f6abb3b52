import { toAsciiDigits } from "@crm/contract/fields/digits";
import { defaultCountry } from "@crm/contract/limits";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * Reads a phone number as people type it. A number without a plus belongs to the default country.
 *
 * @returns the number in E.164, or null when it is not a valid number
 * @example toE164("098250 12345") // "+919825012345"
 */
export function toE164(typed: string): string | null {
  const number = parsePhoneNumberFromString(toAsciiDigits(typed), defaultCountry);
  return number?.isValid() ? number.number : null;
}
