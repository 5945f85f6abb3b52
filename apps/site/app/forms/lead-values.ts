import type { LeadContext } from "@crm/contract/fields/context";
import { effectiveDays } from "@crm/contract/pages/legal";
import { composePhone } from "./phone/phone-number.ts";

/** The form field with the chosen country of a phone number. */
export const countryFieldName = "phoneCountry";

/** The checkbox with the marketing question. */
export const consentFieldName = "marketingConsent";

/**
 * The values of a lead form as its schema reads them: the phone number with the chosen country's
 * code, and the context: the answer to the marketing question and where it was given.
 *
 * @param typed the form's controls by name
 * @param phoneName the name of the phone number's field; null when the form has none
 * @param page the path of the page that the form is on
 */
export async function readLeadValues(
  typed: Readonly<Record<string, unknown>>,
  phoneName: string | null,
  page: string,
): Promise<Record<string, unknown>> {
  const { [countryFieldName]: country = "", [consentFieldName]: consent, ...fields } = typed;
  const context: LeadContext = {
    marketingConsent: consent !== undefined,
    notice: effectiveDays.dataProtectionNotice,
    page,
  };
  if (phoneName === null) return { ...fields, context };
  const phone = await composePhone(String(fields[phoneName] ?? ""), String(country));
  return { ...fields, [phoneName]: phone, context };
}
