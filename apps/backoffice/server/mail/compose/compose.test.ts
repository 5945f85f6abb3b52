import { brand } from "@crm/brand";
import { contactChoices } from "@crm/contract/options";
import { describe, expect, it } from "vitest";
import { createLeadRow } from "../../leads/new-lead.ts";
import { composeContactMessage } from "./contact-message.ts";
import { composeDemoBooking, demoHoldMs } from "./demo-booking.ts";
import { composeDemoConfirmation } from "./demo-confirmation.ts";
import { composeEnterpriseInquiry } from "./enterprise-inquiry.ts";

const addresses = {
  from: "Team <team@crm.example>",
  salesTo: "sales@crm.example",
  supportTo: "support@crm.example",
  backofficeUrl: "https://desk.crm.example",
};
const [newcomer, user] = contactChoices(brand.product.name);
const evil = '<img src=x onerror="alert(1)">\r\nBcc: all@e.example\nSubject: won';
const lead = createLeadRow("demo", 1_000, {
  email: "rekha@parmar.in",
  name: evil,
  phone: evil,
  company_name: evil,
  company_size: "10-19",
  choice: newcomer,
  message: evil,
  context: { page: evil, referrer: evil, marketingConsent: false },
});
const mails = {
  "demo booking": composeDemoBooking(lead, addresses),
  "demo confirmation": composeDemoConfirmation(lead, "rekha@parmar.in", addresses),
  "enterprise inquiry": composeEnterpriseInquiry(lead, addresses),
  "contact message": composeContactMessage(lead, addresses),
};

describe.each(Object.entries(mails))("the %s", (name, mail) => {
  it("has nothing of the visitor's in its headers but the address to reply to", () => {
    for (const header of [
      mail.sender,
      mail.recipient,
      mail.reply_to,
      mail.subject,
      mail.message_id,
    ]) {
      expect(header).not.toMatch(/[\r\n<]img|Bcc|won|[\r\n]/);
    }
    expect(mail.message_id).toBe(`<${mail.id}@crm.example>`);
    const confirms = name === "demo confirmation";
    expect(mail.recipient === "rekha@parmar.in").toBe(confirms);
    expect(mail.reply_to).toBe(confirms ? addresses.salesTo : "rekha@parmar.in");
  });

  it("shows what was typed as text, never as HTML or as a line of ours", () => {
    expect(mail.body_html).not.toMatch(/<img|onerror="/);
    expect(mail.body_text).not.toMatch(/^(?:Bcc|Subject):/m);
  });
});

it("the booking, the inquiry and the message carry everything that was typed", () => {
  const plain = createLeadRow("demo", 0, {
    email: "rekha@parmar.in",
    name: "Rekha Parmar",
    phone: "+919876543210",
    company_name: "Parmar & Sons",
    company_size: "10-19",
    message: "First line\nsecond line",
    context: { page: "/pricing", marketingConsent: true },
  });
  const booking = composeDemoBooking(plain, addresses);
  for (const text of ["Rekha Parmar", "rekha@parmar.in", "+919876543210", "10-19", "/pricing"]) {
    expect(booking.body_text).toContain(text);
    expect(booking.body_html).toContain(text);
    expect(composeEnterpriseInquiry(plain, addresses).body_text).toContain(text);
  }
  expect(booking.body_html).toContain("Parmar &amp; Sons");
  expect(booking.body_html).toContain(`https://desk.crm.example/admin/leads/${plain.id}/show`);
  expect(composeContactMessage(plain, addresses).body_text).toContain(
    "> First line\n> second line",
  );
});

it("the confirmation repeats nothing that was typed", () => {
  const { body_html, body_text } = mails["demo confirmation"];
  for (const typed of ["alert", "all@e.example", "10-19", "rekha"]) {
    expect(body_html + body_text).not.toContain(typed);
  }
});

it("demo mails are held for two minutes, the others are due at once", () => {
  expect(mails["demo booking"]).toMatchObject({ state: "held", due_at: 1_000 + demoHoldMs });
  expect(mails["demo confirmation"]).toMatchObject({ state: "held", due_at: 1_000 + demoHoldMs });
  expect(mails["enterprise inquiry"]).toMatchObject({ state: "pending", due_at: 1_000 });
  expect(mails["contact message"]).toMatchObject({ state: "pending", due_at: 1_000 });
});

it("a user's message goes to support, anybody else's to sales", () => {
  expect(composeContactMessage({ ...lead, choice: user }, addresses).recipient).toBe(
    addresses.supportTo,
  );
  expect(composeContactMessage({ ...lead, choice: newcomer }, addresses).recipient).toBe(
    addresses.salesTo,
  );
});

it("a lead to be reviewed says so", () => {
  const odd = { ...lead, review: "captcha-unchecked" as const };
  expect(composeDemoBooking(odd, addresses).body_text).toContain("may not be from a person");
});
