import { expect, it } from "vitest";
import { listLeadWords, toDialledDigits } from "./lead-words.ts";
import { createLeadRow } from "./new-lead.ts";

it("are the words of name, company, address and number, each with the words after it", () => {
  const lead = createLeadRow("demo", 0, {
    name: "Asha Ben Patel",
    email: "Asha.Patel@mail.shop.example",
    company_name: "Patel",
    phone: "098250 12345",
  });
  expect(listLeadWords(lead)).toEqual([
    "919825012345",
    "9825012345",
    "asha",
    "asha ben patel",
    "asha patel",
    "asha.patel@mail.shop.example",
    "ben",
    "ben patel",
    "mail shop example",
    "patel",
    "shop example",
    "~543210528919",
  ]);
});

it("of an address that is no address are its words", () => {
  const lead = createLeadRow("contact", 0, { email: "asha patel" });
  expect(listLeadWords(lead)).toEqual(["asha patel"]);
});

it("of a number that is in no plan are its digits without zeros before them, from both ends", () => {
  const lead = createLeadRow("demo", 0, { phone: "00 12-34" });
  expect(listLeadWords(lead)).toEqual(["1234", "~4321"]);
});

it("of a number without a digit are none", () => {
  const lead = createLeadRow("demo", 0, { phone: "none" });
  expect(listLeadWords(lead)).toEqual([]);
});

it("are at most sixty characters long, and at most eighty", () => {
  const long = "a".repeat(70);
  expect(listLeadWords(createLeadRow("contact", 0, { name: long }))).toEqual(["a".repeat(60)]);
  const some = createLeadRow("contact", 0, { name: `bb ${"a".repeat(55)} cc` });
  expect(listLeadWords(some)).toContain(`bb ${"a".repeat(55)} c`);
  const address = listLeadWords(
    createLeadRow("contact", 0, { email: `${long}@${"b".repeat(30)}.${"c".repeat(30)}.in` }),
  );
  expect(address).toContain("a".repeat(60));
  expect(address).toContain(`${"b".repeat(30)} ${"c".repeat(29)}`);
  expect(Math.max(...address.map((word) => word.length))).toBe(60);
  const many = Array.from({ length: 90 }, (_, index) => `w${index}`).join(" ");
  expect(listLeadWords(createLeadRow("contact", 0, { name: many }))).toHaveLength(80);
  expect(toDialledDigits("1".repeat(70))).toBe("1".repeat(60));
});
