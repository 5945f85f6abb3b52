import { expect, it } from "vitest";
import { phoneCell, writeCsv } from "./csv-file.ts";

/** The cell of a name as a spreadsheet reads it. */
function readName(name: string | null): string {
  const file = writeCsv([["Name", () => name]], [{}]);
  const [, cell = ""] = /^\uFEFFName\r\n(.*)\r\n$/s.exec(file) ?? [];
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

it.each(["+919825012345", "09825012345", "9825012345", "98250.12345"])(
  "writes the phone number %s as text, because a spreadsheet would read an amount",
  (typed) => {
    expect(phoneCell(typed)).toBe(`'${typed}`);
  },
);

it.each(["+91 98250 12345", "98250-12345", "(0)98250 12345"])(
  "does not change the phone number %s, which a spreadsheet takes for text",
  (typed) => {
    expect(phoneCell(typed)).toBe(typed);
  },
);
