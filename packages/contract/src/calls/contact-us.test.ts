import { expect, it } from "vitest";
import { contactUs } from "./contact-us.ts";

const read = (phone: unknown) => contactUs.request.shape.phone.safeParse(phone);

it.each([
  [`98250${" ".repeat(60_000)}12345`, "98250 12345"],
  ["98250\u00a0\t\r\n\u2003\u300012345", "98250 12345"],
  ["9 8 2 5 0 1 2 3 4 5 6 7 8 9 0", "9 8 2 5 0 1 2 3 4 5 6 7 8 9 0"],
  ["\u202a+91 98250 12345\u202c", "+91 98250 12345"],
  ["98250\u000012345", "98250 12345"],
  ["\n 98250 12345 ", "98250 12345"],
])(
  "writes a contact phone with single spaces and no invisible characters (case %#)",
  (typed, stored) => {
    expect(read(typed).data).toBe(stored);
  },
);

it.each([
  "",
  "98250 1234",
  "98250 12345 123456",
  "\u200b".repeat(12),
  " ".repeat(12),
  9825012345,
  {},
])(
  "treats a contact phone with fewer than 10 or more than 15 visible characters as missing (case %#)",
  (typed) => {
    expect(read(typed).error?.issues[0]?.message).toBe("Phone number is required");
  },
);
