import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * The digits of a phone number without its country code, as people in the country write it.
 *
 * @param e164 a number in E.164
 * @example toNationalNumber("+919825012345") // "9825012345"
 */
export function toNationalNumber(e164: string): string {
  return parsePhoneNumberFromString(e164)?.nationalNumber ?? e164.replaceAll(/\D/g, "");
}
