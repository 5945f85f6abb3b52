import { countryFieldName } from "./phone/phone-field.tsx";
import { composePhone } from "./phone/phone-number.ts";
import { readContext } from "./privacy-notice.tsx";

/**
 * The values of a lead form as its schema reads them: the phone number with the chosen country's
 * code, and the context beside the fields.
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
