import { expect, it } from "vitest";
import { leadDisplayName } from "./lead-name.ts";

it.each([
  ["Asha", "a@shop.test", "+919825012345", "Asha"],
  ["", "a@shop.test", "+919825012345", "a@shop.test"],
  [null, "", "+919825012345", "+919825012345"],
])(
  "a lead with the name %j, the email %j and the phone %j is called %s",
  (name, email, phone, shown) => {
    expect(leadDisplayName({ name, email, phone })).toBe(shown);
  },
);
