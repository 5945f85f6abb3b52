import { brand } from "@crm/brand";
import type { MailContent } from "./mail-content.ts";

/** A letter for readers of plain text. */
export function renderMailText(letter: MailContent): string {
  const facts = letter.facts.map(({ label, value }) => `${label}: ${toLine(value)}`).join("\n");
  const action = letter.action && `${letter.action.label}: ${letter.action.url}`;
  return [
    letter.headline,
    ...letter.opening,
    facts,
    letter.message && quote(letter.message),
    action,
    ...letter.closing,
    `-- \n${brand.company.legalName}, ${brand.company.city}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** One fact stays one line, so that a visitor can't write lines that look like ours. */
function toLine(value: string): string {
  return value.replace(/\s+/g, " ");
}

function quote(message: string): string {
  return message
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join("\n");
}
