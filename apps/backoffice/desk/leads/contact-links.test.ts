import { expect, it } from "vitest";
import { findContactLinks } from "./contact-links.ts";

const links = (given: { phone?: string; email?: string }) =>
  findContactLinks({ phone: null, email: null, ...given });

it("opens a call, a chat and a mail for a lead that has a number and an address", () => {
  expect(links({ phone: "+91 98250 12345", email: "asha+crm@shop.in" })).toEqual({
    call: "tel:+919825012345",
    chat: "https://wa.me/919825012345",
    mail: "mailto:asha%2Bcrm@shop.in",
  });
  expect(links({ phone: "९८२५० १२३४५" })).toMatchObject({ call: "tel:9825012345", chat: null });
  expect(links({})).toEqual({ call: null, chat: null, mail: null });
});

it.each([
  "buyer@shop.in?bcc=spy@evil.example",
  "buyer@shop.in,spy@evil.example",
  "buyer@shop.in%0D%0ABcc:spy@evil.example",
  "buyer@shop.in&bcc=spy@evil.example",
  "javascript:alert(1)",
  "buyer",
])("opens no mail to %j, which is no single address", (email) => {
  expect(links({ email }).mail).toBeNull();
});

it.each(["*21*9825012345#", "1;phone-context=evil.example", "+91 98250 12345?x=1", "call me", "+"])(
  "opens no call to %j, which is no number",
  (phone) => {
    expect(links({ phone })).toMatchObject({ call: null, chat: null });
  },
);
