import { formatDateTime } from "@crm/contract/dates";
import type { Lead, Undelivered } from "../transport/shapes.ts";

type Row = Partial<Lead> & Pick<Undelivered, "createdAt" | "kind">;

type Column = [title: string, read: (row: Row) => string | null | undefined];

const columns: Column[] = [
  ["Received", ({ createdAt }) => formatDateTime(createdAt)],
  ["Kind", ({ kind }) => kind],
  ["Name", ({ name }) => name],
  ["Email", ({ email }) => email],
  // Without spaces a spreadsheet would read a number and show 9.19877E+11.
  ["Phone", ({ phone }) => phone?.replace(/^\+91(\d{5})(\d{5})$/, "+91 $1 $2") ?? null],
  ["Company", ({ companyName }) => companyName],
  ["Company size", ({ companySize }) => companySize],
  ["About them", ({ choice }) => choice],
  ["Message", ({ message }) => message],
  ["Source", ({ source }) => source],
  ["To check", ({ review }) => review],
  ["News by mail", ({ context }) => readConsent(context?.marketingConsent)],
];

/** Writes leads as CSV (RFC 4180), with the byte order mark that Excel needs to detect UTF-8. */
export function writeLeadFile(leads: readonly Row[]): string {
  const rows = [
    columns.map(([title]) => title),
    ...leads.map((lead) => columns.map(([, read]) => read(lead) ?? "")),
  ];
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("")}`;
}

/** Spreadsheets skip these before a formula: spaces, control and invisible characters. */
const skipped = /^[\s\p{Z}\p{C}]+/u;
/** A formula starts with one of these; some spreadsheets accept their full-width forms too. */
const formulaStarts = "=+-@";
/** Any of these can end a cell or a line. */
const breaks = "\t\r\n\0";

/**
 * Puts an apostrophe before a value that starts like a formula, so that a spreadsheet does not run it.
 * Phone numbers start with a plus and are harmless.
 */
function writeCell(value: string): string {
  const text = isRisky(value) && !/^\+[\d ]+$/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function isRisky(value: string): boolean {
  const shown = value.replace(skipped, "").charAt(0).normalize("NFKC");
  return startsWithOneOf(breaks, value.charAt(0)) || startsWithOneOf(formulaStarts, shown);
}

function startsWithOneOf(signs: string, sign: string): boolean {
  return sign !== "" && signs.includes(sign);
}

function readConsent(given: boolean | undefined): string | null {
  return given === undefined ? null : given ? "yes" : "no";
}
