import { expect, it } from "vitest";
import { listLeadWords } from "./lead-words.ts";
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
