import type { FieldPart, TablePart } from "../guide-picture.ts";

/** The address at which the product takes in what another system sends. */
export function webhook(name: string): string {
  return `https://api.example/hook/${name}/7f3a`;
}

/** That address, ready to be copied. */
export function copyWebhook(name: string): { kind: "field" } & FieldPart {
  return {
    kind: "field",
    label: "Webhook URL",
    value: webhook(name),
    action: "Copy",
    spot: "url",
  };
}

/** The list of leads with what a source has just brought. */
export function listNewest(source: string, name: string, asked: string): TablePart {
  return {
    kind: "table",
    head: ["Lead", "Asked for", "Source"],
    rows: [
      { cells: [name, asked, source], chosen: true, spot: "newest" },
      { cells: ["Rekha Parmar", "120 school shirts", "WhatsApp"] },
      { cells: ["Imran Shaikh", "500 pairs of socks", "WhatsApp"] },
    ],
  };
}
