import { expect, it } from "vitest";
import { isSameOwner } from "./mailbox.ts";

it.each([
  [" Rekha@Parmar.in ", "rekha@parmar.in"],
  ["rekha+crm@parmar.in", "rekha@parmar.in"],
  ["r.ekha+crm@gmail.com", "rekha@gmail.com"],
  ["r.ekha@googlemail.com", "rekha@googlemail.com"],
  ["rekha@googlemail.com", "re.kha@gmail.com"],
])("whoever reads %s also reads %s", (one, other) => {
  expect(isSameOwner(one, other)).toBe(true);
  expect(isSameOwner(other, one)).toBe(true);
});

it.each([
  ["rekha@parmar.in", "farida@parmar.in"],
  ["rekha@parmar.in", "rekha@gmail.com"],
  // Dots are of no account at a few hosts only.
  ["re.kha@parmar.in", "rekha@parmar.in"],
  ["rekha@parmar.in", "rekha@parmar.com"],
])("whoever reads %s may not read %s", (one, other) => {
  expect(isSameOwner(one, other)).toBe(false);
});
