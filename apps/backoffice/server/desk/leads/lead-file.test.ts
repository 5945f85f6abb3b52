import { expect, it } from "vitest";
import type { Lead } from "../transport/shapes.ts";
import { writeLeadFile } from "./lead-file.ts";

const lead: Lead = {
  id: "lead-1",
  kind: "contact",
  name: null,
  email: null,
  phone: null,
  companyName: null,
  companySize: null,
  choice: null,
  message: null,
  source: null,
  extras: null,
  context: null,
  review: null,
  isHeld: false,
  createdAt: "2026-11-21T04:30:00.000Z",
};

/** The cell of a name as a spreadsheet reads it. */
function readName(name: string | null): string {
  const [, line = ""] = writeLeadFile([{ ...lead, name }]).split(
    /(?<=Source,To check,News by mail)\r\n/,
  );
  const [, cell = ""] = /contact,((?:"(?:[^"]|"")*")|[^,]*),/.exec(line) ?? [];
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

it.each(["=1+1", "+1+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "\0=1"])(
  "writes a cell that starts with %j as text",
  (typed) => {
    expect(readName(typed)).toBe(`'${typed}`);
  },
);

it.each([
  "\u0085=1+1",
  "\u001f=1+1",
  "\u202e=1+1",
  " =1",
  "\u00a0+1",
  "\ufeff=1",
  "\u200b\u2060\u00ad-1",
  "\u2028@SUM(A1)",
  "\ue000=1",
  "\ud800=1",
  " \t \u200f =1",
  "＝1+1",
  "＋1",
  "﹣1",
  "＠SUM(A1)",
])("writes a cell as text when %j hides the start of a formula", (typed) => {
  expect(readName(typed)).toBe(`'${typed}`);
});

it.each([" Asha", "\u200fعائشہ", "\u202eAsha=", "Asha\u202e=1"])(
  "does not change %j, because no formula starts there",
  (typed) => {
    expect(readName(typed)).toBe(typed);
  },
);

it.each(["+919800000001", "+91 98000 00001", "Asha = Meera", ""])("does not change %j", (typed) => {
  expect(readName(typed)).toBe(typed);
  expect(readName(null)).toBe("");
});
