import { countryFieldName } from "./phone/phone-field.tsx";
import { composePhone } from "./phone/phone-number.ts";
import { readContext } from "./privacy-notice.tsx";

/**
 * What stands in a lead form, as its schema reads it: the phone number with the chosen country's
 * code, and the context of section 7 beside the fields.
 *
 * @param phoneName the name of the phone number's field
 */
export async function readLeadValues(
  data: FormData,
  phoneName: string,
): Promise<Record<string, unknown>> {
  const { [countryFieldName]: country = "", ...fields } = Object.fromEntries(data);
  const phone = await composePhone(String(fields[phoneName]), String(country));
  return { ...fields, [phoneName]: phone, context: readContext(data) };
}
