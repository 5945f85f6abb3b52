import { expect, it } from "vitest";
import { findContactLinks } from "./contact-links.ts";

const links = (given: { phone?: string; email?: string }) =>
  findContactLinks({ phone: null, email: null, ...given });

it("returns links to call, chat and mail for a lead with a phone number and an email", () => {
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
])("returns no mail link for %j, which is not a single address", (email) => {
  expect(links({ email }).mail).toBeNull();
});

it.each(["*21*9825012345#", "1;phone-context=evil.example", "+91 98250 12345?x=1", "call me", "+"])(
  "returns no call link for %j, which is not a phone number",
  (phone) => {
    expect(links({ phone })).toMatchObject({ call: null, chat: null });
  },
);
