import { brand } from "@crm/brand";
import { formatDateTime } from "@crm/contract/dates";
import { html } from "hono/html";
import type { PersonExport } from "./export-person.ts";

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
dl{border:1px solid #ccc;border-radius:8px;padding:1rem;overflow-wrap:anywhere}
dt{color:#555;font-size:.875rem}dd{margin:0 0 .75rem;white-space:pre-wrap}`;

const isoInstant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/**
 * An export as one page that a browser shows and prints, without scripts and without other files.
 *
 * @param jsonLink the address of the same export for programs
 */
export function writeExportPage({ exportedAt, sections }: PersonExport, jsonLink?: string) {
  const title = `Your data at ${brand.product.name}`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<h1>${title}</h1>
<p>Everything that was stored about you on ${formatDateTime(exportedAt)}.</p>
${jsonLink ? html`<p><a href="${jsonLink}">Download it as JSON, for programs</a></p>` : ""}
${sections.map(
  (section) => html`<h2>${section.title}</h2>
${section.entries.length === 0 ? html`<p>Nothing.</p>` : section.entries.map(writeEntry)}`,
)}
</body>
</html>
`;
}

function writeEntry(entry: Record<string, unknown>) {
  return html`<dl>
${Object.entries(entry).map(([name, value]) => html`<dt>${name}</dt><dd>${writeValue(value)}</dd>`)}
</dl>`;
}

function writeValue(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "string") return JSON.stringify(value, null, 2);
  return isoInstant.test(value) ? formatDateTime(value) : value;
}
