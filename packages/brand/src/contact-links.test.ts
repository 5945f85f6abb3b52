import { expect, it } from "vitest";
import { mailLink, phoneLink } from "./contact-links.ts";

it.each([
  ["sales@shop.example", "mailto:sales@shop.example"],
  ["buyer@shop.in?bcc=spy@evil.example", "mailto:buyer@shop.in%3Fbcc%3Dspy@evil.example"],
  ["a@b.in,c@d.in&body=x#y", "mailto:a@b.in%2Cc@d.in%26body%3Dx%23y"],
  ["a\r\nBcc: c@d.in", "mailto:a%0D%0ABcc%3A%20c@d.in"],
  ["\ud83d@b.in", "mailto:%EF%BF%BD@b.in"],
])("makes a mail link to %j with one recipient and no other headers", (address, link) => {
  expect(mailLink(address)).toBe(link);
  expect([...new URL(mailLink(address)).searchParams]).toEqual([]);
});

it("encodes a mail link's subject, so that it can't add another header", () => {
  const link = mailLink("help@shop.example", "Hello & bcc=spy@evil.example");
  expect([...new URL(link).searchParams]).toEqual([["subject", "Hello & bcc=spy@evil.example"]]);
});

it("makes phone links of digits and at most one plus, whatever was typed", () => {
  expect(phoneLink(" +91 (79) 5550-0100")).toBe("tel:+917955500100");
  expect(phoneLink("*21*98250#;ext=1?x=+2")).toBe("tel:219825012");
});
