import type { FieldPart, TablePart } from "../guide-picture.ts";

/** The webhook address that receives leads from another system. */
export function webhook(name: string): string {
  return `https://api.example/hook/${name}/7f3a`;
}

/** A field with that address and a copy button. */
export function copyWebhook(name: string): { kind: "field" } & FieldPart {
  return {
    kind: "field",
    label: "Webhook URL",
    value: webhook(name),
    action: "Copy",
    spot: "url",
  };
}

/** The list of leads with the newest ones from a source. */
export function listNewest(source: string, name: string, asked: string): TablePart {
  return {
    kind: "table",
    head: ["Lead", "Requirement", "Source"],
    rows: [
      { cells: [name, asked, source], chosen: true, spot: "newest" },
      { cells: ["Rekha Parmar", "120 school shirts", "WhatsApp"] },
      { cells: ["Imran Shaikh", "500 pairs of socks", "WhatsApp"] },
    ],
  };
}
