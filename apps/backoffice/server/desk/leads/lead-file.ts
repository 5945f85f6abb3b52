import { formatDateTime } from "@crm/contract/dates";
import type { Lead } from "../transport/shapes.ts";

type Column = [title: string, read: (lead: Lead) => string | null];

const columns: Column[] = [
  ["Received", ({ createdAt }) => formatDateTime(createdAt)],
  ["Kind", ({ kind }) => kind],
  ["Name", ({ name }) => name],
  ["Email", ({ email }) => email],
  // In one piece a spreadsheet takes it for a figure, and shows 9.19877E+11.
  ["Phone", ({ phone }) => phone?.replace(/^\+91(\d{5})(\d{5})$/, "+91 $1 $2") ?? null],
  ["Company", ({ companyName }) => companyName],
  ["Company size", ({ companySize }) => companySize],
  ["About them", ({ choice }) => choice],
  ["Message", ({ message }) => message],
  ["Source", ({ source }) => source],
  ["To check", ({ review }) => review],
  ["News by mail", ({ context }) => readConsent(context?.marketingConsent)],
];

/** Leads as a table for spreadsheets: CSV of RFC 4180, with the mark by which Excel knows UTF-8. */
export function writeLeadFile(leads: readonly Lead[]): string {
  const rows = [
    columns.map(([title]) => title),
    ...leads.map((lead) => columns.map(([, read]) => read(lead) ?? "")),
  ];
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("")}`;
}

/** Spreadsheets skip these before they look for a formula: spaces, controls, invisible signs. */
const skipped = /^[\s\p{Z}\p{C}]+/u;
/** A formula starts with one of these; some spreadsheets take their wide forms as well. */
const formulaStarts = "=+-@";
/** By themselves they can end a cell, or the line. */
const breaks = "\t\r\n\0";

/**
 * What begins like a formula would be run by the spreadsheet, and visitors type what they like: an
 * apostrophe makes it text. Phone numbers begin with a plus and can do no harm.
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
