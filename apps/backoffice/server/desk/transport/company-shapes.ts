import type { subscriptionLimits } from "@crm/contract/pricing/plans";

/** A customer of the lead API, in the list. */
export interface Company {
  id: string;
  name: string;
  workflows: number;
  activeWorkflows: number;
  activeKeys: number;
  entriesThisMonth: number;
  /** When any of its keys was last used. */
  lastUsedAt: string | null;
  createdAt: string;
}

export interface CompanyDetail extends Pick<Company, "id" | "name" | "createdAt"> {
  /** The lead API's address for this company. */
  address: string;
  keys: {
    id: string;
    label: string;
    createdAt: string;
    lastUsedAt: string | null;
    revokedAt: string | null;
  }[];
  workflows: { id: string; name: string; active: boolean }[];
  /** Entries in the current day, month and year in India. */
  usage: Record<keyof typeof subscriptionLimits, number>;
}

/** The only answer that has the key itself. */
export interface NewKey {
  key: string;
}

/** A lead that a customer's website sent with the lead API. */
export interface CapturedLead {
  id: string;
  company: { id: string; name: string };
  /** The phone number in E.164, when it is valid. */
  phoneE164: string | null;
  /** The name of the workflow that accepted it. */
  workflow: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  companyName: string | null;
  companySize: string | null;
  message: string | null;
  extras: Record<string, unknown> | null;
  createdAt: string;
}
