import { toAsciiDigits } from "@crm/contract/fields/digits";
import { defaultCountry } from "@crm/contract/limits";
import type { CountryCode, PhoneNumber } from "libphonenumber-js/min";
import { findDialCode } from "./countries.ts";

/** The phone library has 29 kB of metadata: it is loaded only when a phone field is on the page. */
export const loadPhoneRules = () => import("./phone-rules.ts");

/** A slower library is not awaited: the site's server formats the number as well. Milliseconds. */
const timeoutMs = 5_000;

/**
 * Formats a typed number for sending: E.164 when it is a likely number of its country, otherwise as
 * typed. The calling code is added when a country other than the default was chosen.
 *
 * @param typed the field's value
 * @param country ISO code of the chosen country; a number that starts with a plus has its own
 */
export async function composePhone(typed: string, country: string): Promise<string> {
  const text = typed.trim();
  if (!text) return "";
  const asTyped =
    country === defaultCountry || text.startsWith("+") ? text : `+${findDialCode(country)} ${text}`;
  return (await parseLikely(text, country)) ?? asTyped;
}

/**
 * Splits a number that was entered with its calling code into country and the number behind the code,
 * without the zero that is dialled only inside the country; undefined for any other.
 *
 * @example splitCallingCode("+44 20 7946 0958") // { country: "GB", national: "20 7946 0958" }
 */
export async function splitCallingCode(
  typed: string,
): Promise<{ country: string; national: string } | undefined> {
  if (!typed.trim().startsWith("+")) return undefined;
  const number = await parse(typed, defaultCountry);
  if (!number?.country || !number.isValid()) return undefined;
  const code = `+${number.countryCallingCode} `;
  return { country: number.country, national: number.formatInternational().replace(code, "") };
}

/** Whether a number should be checked again before it is sent. False for an empty one. */
export async function looksUnlikely(typed: string, country: string): Promise<boolean> {
  const text = typed.trim();
  if (text === "") return false;
  return (await parseLikely(text, country)) === undefined;
}

async function parseLikely(text: string, country: string): Promise<string | undefined> {
  const number = await parse(text, country);
  return number?.isValid() ? number.number : undefined;
}

async function parse(text: string, country: string): Promise<PhoneNumber | undefined> {
  // Without the library (connection error or too slow) the number is sent as typed.
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs));
  const rules = await Promise.race([loadPhoneRules().catch(() => undefined), late]);
  return rules?.parsePhoneNumberFromString(toAsciiDigits(text), country as CountryCode);
}
