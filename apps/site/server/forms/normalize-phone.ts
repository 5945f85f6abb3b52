import { toAsciiDigits } from "@crm/contract/fields/digits";
import { defaultCountry } from "@crm/contract/limits";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * A phone number as the calls send it: E.164 when it is a valid number, else as typed. A number
 * without a plus belongs to the default country.
 *
 * @example normalizePhone("98250 12345") // "+919825012345"
 */
export function normalizePhone(typed: string): string {
  const number = parsePhoneNumberFromString(toAsciiDigits(typed), defaultCountry);
  return number?.isValid() ? number.number : typed;
}
