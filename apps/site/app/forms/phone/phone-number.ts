import { defaultCountry } from "@crm/contract/figures";
import type { CountryCode } from "libphonenumber-js/min";
import { findDialCode } from "./countries.ts";

/** The phone library, 29 kB of metadata: fetched once a phone field is there, never before. */
export const loadPhoneRules = () => import("./phone-rules.ts");

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

/** Whether a number is worth a second look before it is sent. An empty one is not. */
export async function looksUnlikely(typed: string, country: string): Promise<boolean> {
  const text = typed.trim();
  if (text === "") return false;
  return (await parseLikely(text, country)) === undefined;
}

async function parseLikely(text: string, country: string): Promise<string | undefined> {
  // Without the library, when the connection broke, the number goes as it was typed.
  const rules = await loadPhoneRules().catch(() => undefined);
  const number = rules?.parsePhoneNumberFromString(text, country as CountryCode);
  return number?.isValid() ? number.number : undefined;
}
