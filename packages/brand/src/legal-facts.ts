import { brand } from "./brand.ts";
import { type Business, business } from "./business.ts";

/** A registration that the company shows in public. */
export interface Registration {
  label: "GSTIN" | "CIN" | "Registered office";
  value: string;
}

/**
 * The registrations that are set, in the order of pages.
 *
 * @example listRegistrations({ gstin: null, cin: null, registeredOffice: null }) // []
 */
export function listRegistrations({
  gstin,
  cin,
  registeredOffice,
}: Pick<Business, "gstin" | "cin" | "registeredOffice">): Registration[] {
  const all = [
    { label: "GSTIN", value: gstin },
    { label: "CIN", value: cin },
    { label: "Registered office", value: registeredOffice?.join(", ") },
  ] as const;
  return all.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

export const registrations: readonly Registration[] = listRegistrations(business);

/** Who answers complaints: the named person, or the support team until there is one. */
export const grievanceContact: { name: string; email: string; phone: string } =
  business.grievanceOfficer ?? {
    name: "our support team",
    email: brand.contacts.supportEmail,
    phone: brand.contacts.inquiryPhone,
  };

/** The city whose courts decide. */
export const courtsIn: string = business.courtsIn ?? brand.company.city;
