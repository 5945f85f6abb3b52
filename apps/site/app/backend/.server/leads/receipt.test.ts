import { expect, it } from "vitest";
import { createReceipts } from "./receipt.ts";

const start = Date.parse("2026-11-22T04:30:00Z");
let now = start;
const receipts = createReceipts("secret", () => now);

it("confirms the form for one hour", () => {
  now = start;
  const receipt = receipts.signReceipt("contact");
  expect(receipts.readReceipt(receipt)).toBe("contact");
  now = start + 3_600_000 - 1;
  expect(receipts.readReceipt(receipt)).toBe("contact");
  now = start + 3_600_000;
  expect(receipts.readReceipt(receipt)).toBeUndefined();
});

it("confirms nothing that this site has not signed", () => {
  now = start;
  const receipt = receipts.signReceipt("demo");
  const [form, until, signature] = receipt.split(".");
  for (const forged of [
    null,
    "",
    "demo",
    `enterprise.${until}.${signature}`,
    `${form}.${Number(until) + 1}.${signature}`,
    `${form}.${until}.${signature?.slice(0, -1)}`,
    createReceipts("another secret", () => now).signReceipt("demo"),
  ]) {
    expect(receipts.readReceipt(forged), String(forged)).toBeUndefined();
  }
});
