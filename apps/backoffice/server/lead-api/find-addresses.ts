import { emailPattern } from "@crm/contract/fields/email";
import { toE164 } from "@crm/server-kit/phone-number";
import type { CapturedLeadRow } from "../db/rows/company-rows.ts";
import { toMailbox } from "../mail/mailbox.ts";

type Addresses = Pick<CapturedLeadRow, "mailbox" | "phone_e164">;

/**
 * The email and the phone number of a captured lead in the forms by which it is found. Each is null
 * when it is not valid: customers' programs can send any text.
 */
export function findAddresses({
  email,
  phone,
}: Pick<CapturedLeadRow, "email" | "phone">): Addresses {
  return {
    mailbox: email && emailPattern.test(email) ? toMailbox(email) : null,
    phone_e164: phone ? toE164(phone) : null,
  };
}
