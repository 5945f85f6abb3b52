import { brand } from "@crm/brand";
import type { MailContent } from "./mail-content.ts";

/** Renders a mail as plain text. */
export function renderMailText(content: MailContent): string {
  const facts = content.facts
    .map(({ label, value, url }) => [`${label}: ${toLine(value)}`, toPage(url)])
    .map((lines) => lines.filter(Boolean).join("\n"))
    .join("\n");
  const action = content.action && `${content.action.label}: ${content.action.url}`;
  return [
    content.headline,
    ...content.opening,
    facts,
    content.message && quote(content.message),
    action,
    ...content.closing,
    `-- \n${brand.company.legalName}, ${brand.company.city}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** Mail programs make links of numbers and addresses by themselves. */
const toPage = (url: string | undefined) => (url?.startsWith("http") ? url : undefined);

/** Puts a fact on one line, so that a visitor can't add lines that look like ours. */
function toLine(value: string): string {
  return value.replace(/\s+/g, " ");
}

function quote(message: string): string {
  return message
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join("\n");
}
