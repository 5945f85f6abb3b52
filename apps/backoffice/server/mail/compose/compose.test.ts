import { brand } from "@crm/brand";
import { contactChoices } from "@crm/contract/fields/options";
import { describe, expect, it } from "vitest";
import type { LeadReview } from "../../db/rows/lead-rows.ts";
import type { FullMail } from "../../db/rows/mail-rows.ts";
import { createLeadRow } from "../../leads/new-lead.ts";
import { composeContactMessage } from "./contact-message.ts";
import { composeDemoBooking, composeDemoConfirmation, demoHoldMs } from "./demo-mails.ts";
import { composeEnterpriseInquiry } from "./enterprise-inquiry.ts";

const addresses = {
  from: "Team <team@crm.example>",
  salesTo: ["sales@crm.example"],
  supportTo: ["support@crm.example"],
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
/** The only mail of a lead with one recipient. */
function single(rows: FullMail[]): FullMail {
  expect(rows).toHaveLength(1);
  return rows[0] as FullMail;
}
const mails = {
  "demo booking": single(composeDemoBooking(lead, addresses)),
  "demo confirmation": single(composeDemoConfirmation(lead, "rekha@parmar.in", addresses)),
  "enterprise inquiry": single(composeEnterpriseInquiry(lead, addresses)),
  "contact message": single(composeContactMessage(lead, addresses)),
};

describe.each(Object.entries(mails))("the %s", (name, mail) => {
  it("has no visitor's text in its headers, except Reply-To and the name in the team's subjects", () => {
    for (const header of [mail.sender, mail.recipient, mail.reply_to, mail.message_id]) {
      expect(header).not.toMatch(/[\r\n<]img|Bcc|won|[\r\n]/);
    }
    expect(mail.subject).not.toMatch(/[\r\n<>@:"=]|won/);
    expect(mail.subject.length).toBeLessThanOrEqual(80);
    expect(mail.message_id).toBe(`<${mail.id}@crm.example>`);
    const confirms = name === "demo confirmation";
    expect(mail.recipient === "rekha@parmar.in").toBe(confirms);
    expect(mail.reply_to).toBe(confirms ? "sales@crm.example" : "rekha@parmar.in");
  });

  it("shows typed values as text, never as HTML or as a separate line", () => {
    expect(mail.body_html).not.toMatch(/<img|onerror="/);
    expect(mail.body_text).not.toMatch(/^(?:Bcc|Subject):/m);
  });
});

it("the mail to sales has links that call, open a chat and write a mail, for a valid number", () => {
  const { body_html, body_text } = single(
    composeDemoBooking(
      createLeadRow("demo", 0, { name: "Rekha", email: "rekha@parmar.in", phone: "098250 12345" }),
      addresses,
    ),
  );
  const chat = "https://wa.me/919825012345?text=Hello%20Rekha%2C%20this%20is%20";
  for (const link of ['"tel:+919825012345"', '"mailto:rekha@parmar.in"', `"${chat}`]) {
    expect(body_html).toContain(`href=${link}`);
  }
  expect(body_text).toContain(`WhatsApp: Open a chat\n${chat}`);
  expect(mails["demo booking"].body_html).not.toMatch(/href="(?:tel:|https:\/\/wa\.me)/);
});

it("an email address that can't be one is shown without a link", () => {
  const typed = createLeadRow("demo", 0, { name: "Rekha", email: "rekha at parmar" });
  const { body_html } = single(composeDemoBooking(typed, addresses));
  expect(body_html).toContain("rekha at parmar");
  expect(body_html).not.toContain("mailto:");
});

it("the booking, the inquiry and the message contain everything that was typed", () => {
  const plain = createLeadRow("demo", 0, {
    email: "rekha@parmar.in",
    name: "Rekha Parmar",
    phone: "+919876543210",
    company_name: "Parmar & Sons",
    company_size: "10-19",
    message: "First line\nsecond line",
    context: { page: "/pricing", marketingConsent: true },
  });
  const booking = single(composeDemoBooking(plain, addresses));
  for (const text of ["Rekha Parmar", "rekha@parmar.in", "+919876543210", "10-19", "/pricing"]) {
    expect(booking.body_text).toContain(text);
    expect(booking.body_html).toContain(text);
    expect(single(composeEnterpriseInquiry(plain, addresses)).body_text).toContain(text);
  }
  expect(booking.body_html).toContain("Parmar &amp; Sons");
  expect(booking.body_html).toContain(`https://desk.crm.example/admin/leads/${plain.id}/show`);
  expect(single(composeContactMessage(plain, addresses)).body_text).toContain(
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

it("a user's message goes to support, any other to sales", () => {
  const name = "Rekha Parmar";
  expect(single(composeContactMessage({ ...lead, name, choice: user }, addresses))).toMatchObject({
    recipient: "support@crm.example",
    subject: `Message from Rekha Parmar, who uses ${brand.product.name}`,
  });
  expect(
    single(composeContactMessage({ ...lead, name, choice: newcomer }, addresses)),
  ).toMatchObject({
    recipient: "sales@crm.example",
    subject: "Message from Rekha Parmar",
  });
});

it("the mail of a lead to review says so", () => {
  const textOf = (review: LeadReview) =>
    single(composeDemoBooking({ ...lead, review }, addresses)).body_text;
  expect(textOf("captcha-unchecked")).toContain(
    "The captcha service gave no answer, so this may not be from a person. Please check that it is real.",
  );
  expect(textOf("captcha-absent")).toContain(
    "Held for review: the form was sent without JavaScript, so no captcha was checked and this may not be from a person. Please check that it is real, then release the lead in the desk.",
  );
});

it("a value is on one line, with single spaces, and a visitor who wants no product news is named as such", () => {
  const company = { ...lead, company_name: "Parmar \r\n\t Sons" };
  const { body_text } = single(composeDemoBooking(company, addresses));
  expect(body_text).toContain("\nCompany: Parmar Sons\n");
  expect(body_text).toContain("\nProduct news: No\n");
});

it("a mail without a message or a link has no empty bubble or button", () => {
  for (const part of ["pre-wrap", "<a "]) {
    expect(mails["contact message"].body_html).toContain(part);
    expect(mails["demo confirmation"].body_html).not.toContain(part);
  }
});

it("a subject has the visitor's name as far as it is one", () => {
  const subjectOf = (name: string | null) =>
    single(composeDemoBooking({ ...lead, name }, addresses)).subject;
  expect(subjectOf("Rekha Parmar")).toBe("Demo for Rekha Parmar (10-19 people)");
  expect(subjectOf("K. S. D'Souza-Rao")).toBe("Demo for K. S. D'Souza-Rao (10-19 people)");
  expect(subjectOf("रेखा परमार")).toBe("Demo for रेखा परमार (10-19 people)");
  expect(subjectOf("Win: https://evil.example/?a=1")).toBe(
    "Demo for Win https evil. example a 1 (10-19 people)",
  );
  expect(subjectOf("a\r\nBcc: x@y.in")).toBe("Demo for a Bcc x y. in (10-19 people)");
  expect(subjectOf("x".repeat(200))).toBe(`Demo for ${"x".repeat(40)} (10-19 people)`);
  expect(subjectOf(`${"x".repeat(39)} y`)).toBe(`Demo for ${"x".repeat(39)} (10-19 people)`);
  for (const nobody of [null, "", "<>", "\u202e"]) {
    expect(subjectOf(nobody)).toBe("Demo for a visitor (10-19 people)");
    const [message] = composeContactMessage({ ...lead, name: nobody }, addresses);
    expect(message?.subject).toBe("Message from a visitor");
  }
  expect(single(composeEnterpriseInquiry({ ...lead, name: null }, addresses)).subject).toBe(
    "Enterprise inquiry from a visitor (10-19 people)",
  );
});

it("each of several recipients gets a separate mail, and only a visitor's mailbox is limited", () => {
  const two = { ...addresses, salesTo: ["one@crm.example", "two@crm.example"] };
  const told = [
    composeDemoBooking(lead, two),
    composeEnterpriseInquiry(lead, two),
    composeContactMessage(lead, two),
  ];
  for (const rows of told) {
    expect(rows.map(({ recipient }) => recipient)).toEqual(["one@crm.example", "two@crm.example"]);
    expect(new Set(rows.map(({ message_id }) => message_id)).size).toBe(2);
    expect(rows.map(({ mailbox }) => mailbox)).toEqual([null, null]);
  }
  const confirmation = single(composeDemoConfirmation(lead, "Rekha@Parmar.in", two));
  expect(confirmation.mailbox).toBe("rekha@parmar.in");
  expect(confirmation.reply_to).toBe("one@crm.example, two@crm.example");
});
