import { toE164 } from "@crm/server-kit/phone-number";

/**
 * A phone number as the calls send it: E.164 when it is a valid number, else as typed.
 *
 * @example normalizePhone("98250 12345") // "+919825012345"
 */
export const normalizePhone = (typed: string): string => toE164(typed) ?? typed;
