import { toSheetTime } from "@crm/contract/dates";
import type { LeadContext } from "@crm/contract/fields/context";
import { formatPhone } from "@crm/server-kit/phone-number";
import type { LeadRow } from "../../db/rows/lead-rows.ts";
import { type CsvColumn, phoneCell } from "../transport/csv-file.ts";

/** A lead with the names that its ids stand for. */
export interface LeadFileRow extends LeadRow {
  /** The campaign. */
  source: string | null;
  owner_name: string | null;
}

type Column = CsvColumn<LeadFileRow & { visit: NonNullable<LeadContext> }>;

const utmFields = ["source", "medium", "campaign", "term", "content"] as const;

/** All that is stored of a lead. */
export const leadColumns: Column[] = [
  ["Lead ID", ({ id }) => id],
  ["Contact ID", ({ contact_id }) => contact_id],
  ["Received (IST)", ({ created_at }) => toSheetTime(created_at)],
  ["Kind", ({ kind }) => kind],
  ["Status", ({ status }) => status],
  ["Lost reason", ({ lost_reason }) => lost_reason],
  ["Owner", ({ owner_name }) => owner_name],
  ["Next step", ({ next_step }) => next_step],
  ["Next step date (IST)", ({ next_step_at }) => toSheetTime(next_step_at)],
  ["Answer due (IST)", ({ answer_due_at }) => toSheetTime(answer_due_at)],
  ["First answered (IST)", ({ answered_at }) => toSheetTime(answered_at)],
  ["Last changed (IST)", ({ changed_at }) => toSheetTime(changed_at)],
  ["Name", ({ name }) => name],
  ["Email", ({ email }) => email],
  ["Phone", ({ phone_e164 }) => phone_e164 && formatPhone(phone_e164)],
  ["Phone as typed", ({ phone }) => phone && phoneCell(phone)],
  ["Company", ({ company_name }) => company_name],
  ["Company size", ({ company_size }) => company_size],
  ["About them", ({ choice }) => choice],
  ["Message", ({ message }) => message],
  ["Source", ({ source }) => source],
  ["Landing page", ({ visit }) => visit.page],
  ["Referrer", ({ visit }) => visit.referrer],
  ...utmFields.map(
    (name): Column => [`UTM ${name}`, ({ visit }) => visit.campaign?.[`utm_${name}`]],
  ),
  ["Marketing consent", ({ visit }) => writeConsent(visit.marketingConsent)],
  ["Privacy notice", ({ visit }) => visit.notice],
  ["Other fields", ({ extras }) => extras],
  ["Review", ({ review, released_at }) => review && (released_at === null ? "held" : "released")],
  ["Review reason", ({ review }) => review],
];

function writeConsent(given: boolean | undefined): string {
  return given === undefined ? "" : given ? "yes" : "no";
}

/** Reads what the site sent beside the form, for the columns. */
export const readVisit = (rows: readonly LeadFileRow[]) =>
  rows.map((row) => ({ ...row, visit: JSON.parse(row.context ?? "{}") as LeadContext & object }));
