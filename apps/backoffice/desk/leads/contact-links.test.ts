import { expect, it } from "vitest";
import { findContactLinks, findRowLinks } from "./contact-links.ts";

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

it("dials the normalized number, and opens WhatsApp with a prepared text", () => {
  const lead = { phone: "098250 12345", phoneE164: "+919825012345", email: null };
  expect(findRowLinks({ ...lead, name: "Asha & Co", kind: "demo" })).toEqual({
    call: "tel:+919825012345",
    whatsapp:
      "https://wa.me/919825012345?text=Hello%20Asha%20%26%20Co%2C%20this%20is%20Samvad.%20Thank%20you%20for%20booking%20a%20demo.%20When%20would%20be%20a%20good%20time%20to%20talk%3F",
    mail: null,
  });
  const typed = { phone: "12345", phoneE164: null, email: null };
  expect(findRowLinks({ ...typed, name: null, kind: "contact" }).whatsapp).toBeNull();
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
