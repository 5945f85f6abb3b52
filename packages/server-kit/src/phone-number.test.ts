import { expect, it } from "vitest";
import { formatPhone, normalizePhone, toE164, toNationalNumber } from "./phone-number.ts";

it.each([
  ["98250 12345", "+919825012345"],
  ["09825012345", "+919825012345"],
  ["+91 98250-12345", "+919825012345"],
  ["९८२५० १२३४५", "+919825012345"],
  ["0091 98250 12345", "+919825012345"],
  ["+44 20 7946 0958", "+442079460958"],
])("writes %s as %s", (typed, number) => {
  expect(toE164(typed)).toBe(number);
});

it.each(["", "12345", "call me", "98250 1234"])("finds no number in %j", (typed) => {
  expect(toE164(typed)).toBe(null);
});

it.each([
  ["+919825012345", "+91 98250 12345"],
  ["+14155550123", "+1 415 555 0123"],
  ["call me", "call me"],
])("shows %s as %s", (number, shown) => {
  expect(formatPhone(number)).toBe(shown);
});

it.each([
  ["+919825012345", "9825012345"],
  ["+14155550123", "4155550123"],
  ["+1 call-2", "12"],
])("the national number of %s is %s", (number, national) => {
  expect(toNationalNumber(number)).toBe(national);
});

it.each([
  ["98250 12345", "+919825012345"],
  ["98250 1234", "98250 1234"],
])("sends %s as %s", (typed, sent) => expect(normalizePhone(typed)).toBe(sent));
