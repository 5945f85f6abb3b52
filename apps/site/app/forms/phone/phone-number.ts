import { toAsciiDigits } from "@crm/contract/fields/digits";
import { defaultCountry } from "@crm/contract/figures";
import type { CountryCode, PhoneNumber } from "libphonenumber-js/min";
import { findDialCode } from "./countries.ts";

/** The phone library, 29 kB of metadata: fetched once a phone field is there, never before. */
export const loadPhoneRules = () => import("./phone-rules.ts");

/** What comes later is not waited for: the site's server writes the number as well. Milliseconds. */
const timeoutMs = 5_000;

/**
 * A typed number as the forms send it: E.164 when it is a likely number of its country, else as
 * typed, with the calling code before it when another country than the default was chosen.
 *
 * @param typed what stands in the field
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
 * A number that was typed or filled in with its calling code, as a country and what stands behind
 * its code; undefined for any other.
 *
 * @example splitCallingCode("+44 20 7946 0958") // { country: "GB", national: "020 7946 0958" }
 */
export async function splitCallingCode(
  typed: string,
): Promise<{ country: string; national: string } | undefined> {
  if (!typed.trim().startsWith("+")) return undefined;
  const number = await parse(typed, defaultCountry);
  if (!number?.country || !number.isValid()) return undefined;
  return { country: number.country, national: number.formatNational() };
}

/** Whether a number is worth a second look before it is sent. An empty one is not. */
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
  // Without the library, when the connection broke or is too slow, the number goes as it was typed.
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs));
  const rules = await Promise.race([loadPhoneRules().catch(() => undefined), late]);
  return rules?.parsePhoneNumberFromString(toAsciiDigits(text), country as CountryCode);
}
