import { expect, it } from "vitest";
import { readTerm } from "./term.ts";

const read = (q: string) => readTerm(new URLSearchParams({ q }));

it("reads control characters of a search as spaces", () => {
  expect(read("\0template\r\n\trejected\u0085")).toBe("template rejected");
  expect(read("\0\u0001")).toBeUndefined();
});

it("cuts a search at 120 characters, without a space at its end", () => {
  expect(read(`  ${"a".repeat(120)}b`)).toBe("a".repeat(120));
  expect(read(`${"a".repeat(119)} b`)).toBe("a".repeat(119));
});

it("finds no search in an address without words", () => {
  expect(read("   ")).toBeUndefined();
  expect(readTerm(new URLSearchParams())).toBeUndefined();
});
