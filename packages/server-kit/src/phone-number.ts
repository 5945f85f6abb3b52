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

/**
 * Writes a number as people read it, which a spreadsheet takes for text and not for an amount.
 *
 * @param e164 a number that `toE164` returned
 * @example formatPhone("+919825012345") // "+91 98250 12345"
 */
export function formatPhone(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}

/**
 * The digits of a phone number without its country code, as people in the country write it.
 *
 * @param e164 a number in E.164
 * @example toNationalNumber("+919825012345") // "9825012345"
 */
export function toNationalNumber(e164: string): string {
  return parsePhoneNumberFromString(e164)?.nationalNumber ?? e164.replaceAll(/\D/g, "");
}

/**
 * Writes a phone number as the calls send it.
 *
 * @param typed what a visitor typed
 * @returns E.164 when it is a valid number, else the same text
 * @example normalizePhone("98250 12345") // "+919825012345"
 */
export function normalizePhone(typed: string): string {
  return toE164(typed) ?? typed;
}
