export interface CompanyKeyRow {
  id: string;
  company_id: string;
  /** SHA-256 of the key; the key itself is shown once and never stored. */
  hash: string;
  label: string;
  created_at: number;
  revoked_at: number | null;
  /** To the minute; see `recordKeyUse`. */
  last_used_at: number | null;
}

/** Entries of a company in one period: a day 2026-11-21, a month 2026-11 or a year 2026, in India. */
export interface CompanyUsageRow {
  company_id: string;
  period: string;
  entries: number;
}

/** A lead that a customer's website sent with the lead API. It belongs to that customer. */
export interface CapturedLeadRow {
  id: string;
  company_id: string;
  /** The workflow that accepted it; null for leads from before it was stored. */
  workflow_id: string | null;
  email: string | null;
  name: string | null;
  phone: string | null;
  company_name: string | null;
  company_size: string | null;
  message: string | null;
  /** Named fields without a column, and unknown ones, as JSON. */
  extras: string | null;
  /** The email normalized by `toMailbox`, and the phone number in E.164; null when they are not valid. */
  mailbox: string | null;
  phone_e164: string | null;
  created_at: number;
}
