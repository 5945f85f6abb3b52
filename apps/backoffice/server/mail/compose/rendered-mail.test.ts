import { brand } from "@crm/brand";
import { expect, it } from "vitest";
import { createLeadRow } from "../../leads/new-lead.ts";
import { composeContactMessage } from "./contact-message.ts";
import { composeDemoBooking } from "./demo-booking.ts";
import { composeDemoConfirmation } from "./demo-confirmation.ts";
import { composeEnterpriseInquiry } from "./enterprise-inquiry.ts";

const addresses = {
  from: "Team <team@crm.example>",
  salesTo: ["sales@crm.example"],
  supportTo: ["support@crm.example"],
  backofficeUrl: "https://desk.crm.example",
};
const lead = {
  ...createLeadRow("demo", 1_000, {
    email: "rekha@parmar.in",
    name: "Rekha Parmar",
    phone: "+919876543210",
    company_name: `Parmar & "Sons" <'1'>`,
    company_size: "10-19",
    choice: "New",
    message: "First line\nsecond line",
    review: "captcha-unchecked",
    context: { page: "/pricing", referrer: "https://search.example", marketingConsent: true },
  }),
  id: "lead-1",
};

/** Replaces the brand's own words and colours by their names, so that another brand has the same mails. */
function withoutBrand(text: string | undefined): string {
  let plain = text ?? "";
  for (const [name, colour] of Object.entries(brand.colours)) {
    plain = plain.replaceAll(colour, `{${name}}`);
  }
  const { product, company, contacts } = brand;
  for (const own of [company.legalName, company.city, product.name, ...Object.values(contacts)]) {
    plain = plain.replaceAll(own, "{brand}");
  }
  return plain;
}
const [message] = composeContactMessage(lead, addresses);
const [booking] = composeDemoBooking({ ...lead, review: null, message: null }, addresses);
const [inquiry] = composeEnterpriseInquiry({ ...lead, context: null }, addresses);
const [confirmation] = composeDemoConfirmation(lead, "rekha@parmar.in", addresses);

it("a contact message is written as text", () => {
  expect(withoutBrand(message?.body_text)).toMatchInlineSnapshot(`
    "A message from the contact page

    The captcha service gave no answer, so this may not be from a person. Please check that it is real.

    Name: Rekha Parmar
    Email: rekha@parmar.in
    Phone: +919876543210
    Company: Parmar & "Sons" <'1'>
    Company size: 10-19
    About: New
    Asked from: /pricing
    Came from: https://search.example
    Product news: Yes, please

    > First line
    > second line

    Open the lead in the desk: https://desk.crm.example/admin/leads/lead-1/show

    A reply to this mail goes to the address that the visitor gave.

    -- 
    {brand}, {brand}"
  `);
});

it("a contact message is written as HTML with tables and inline styles", () => {
  expect(withoutBrand(message?.body_html)).toMatchInlineSnapshot(`
    "<!doctype html>
    <html lang="en-IN">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>A message from the contact page</title>
    </head>
    <body style="margin:0;background:{paper}">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:{paper}">
    <tr><td align="center" style="padding:32px 16px">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font:16px/1.5 Anek Latin,Segoe UI,Roboto,Helvetica,Arial,sans-serif;color:{ink}">
    <tr><td><p style="margin:0 0 20px;font:700 20px/24px Anek Latin,Segoe UI,Roboto,Helvetica,Arial,sans-serif;color:{ink}"><span style="display:inline-block;width:22px;height:22px;margin-right:10px;vertical-align:-4px;border-radius:8px 8px 8px 2px;background:{green}"></span>{brand}</p></td></tr>
    <tr><td><div style="background:{leaf};border-radius:18px 18px 18px 5px;padding:20px 24px">
    <h1 style="margin:0;font:650 24px/1.2 Anek Latin,Segoe UI,Roboto,Helvetica,Arial,sans-serif;color:{ink}">A message from the contact page</h1>
    <p style="margin:10px 0 0;color:{ink}">The captcha service gave no answer, so this may not be from a person. Please check that it is real.</p>
    </div></td></tr>
    <tr><td><div style="width:2px;height:20px;margin-left:35px;background:{line};font-size:0">&nbsp;</div>
    <div style="width:10px;height:10px;margin:0 0 -5px 31px;position:relative;border-radius:5px;background:{gold};font-size:0">&nbsp;</div></td></tr>
    <tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:{white};border:1px solid {line};border-radius:14px;border-collapse:separate;padding:6px 24px 8px">
    <tr>
    <td style="padding:10px 16px 10px 0;color:{soft};vertical-align:top;white-space:nowrap">Name</td>
    <td style="padding:10px 0;font-weight:600;word-break:break-word">Rekha Parmar</td>
    </tr>
    <tr>
    <td style="padding:10px 16px 10px 0;border-top:1px solid {line};color:{soft};vertical-align:top;white-space:nowrap">Email</td>
    <td style="padding:10px 0;border-top:1px solid {line};font-weight:600;word-break:break-word">rekha@parmar.in</td>
    </tr>
    <tr>
    <td style="padding:10px 16px 10px 0;border-top:1px solid {line};color:{soft};vertical-align:top;white-space:nowrap">Phone</td>
    <td style="padding:10px 0;border-top:1px solid {line};font-weight:600;word-break:break-word">+919876543210</td>
    </tr>
    <tr>
    <td style="padding:10px 16px 10px 0;border-top:1px solid {line};color:{soft};vertical-align:top;white-space:nowrap">Company</td>
    <td style="padding:10px 0;border-top:1px solid {line};font-weight:600;word-break:break-word">Parmar &amp; &quot;Sons&quot; &lt;&#39;1&#39;&gt;</td>
    </tr>
    <tr>
    <td style="padding:10px 16px 10px 0;border-top:1px solid {line};color:{soft};vertical-align:top;white-space:nowrap">Company size</td>
    <td style="padding:10px 0;border-top:1px solid {line};font-weight:600;word-break:break-word">10-19</td>
    </tr>
    <tr>
    <td style="padding:10px 16px 10px 0;border-top:1px solid {line};color:{soft};vertical-align:top;white-space:nowrap">About</td>
    <td style="padding:10px 0;border-top:1px solid {line};font-weight:600;word-break:break-word">New</td>
    </tr>
    <tr>
    <td style="padding:10px 16px 10px 0;border-top:1px solid {line};color:{soft};vertical-align:top;white-space:nowrap">Asked from</td>
    <td style="padding:10px 0;border-top:1px solid {line};font-weight:600;word-break:break-word">/pricing</td>
    </tr>
    <tr>
    <td style="padding:10px 16px 10px 0;border-top:1px solid {line};color:{soft};vertical-align:top;white-space:nowrap">Came from</td>
    <td style="padding:10px 0;border-top:1px solid {line};font-weight:600;word-break:break-word">https://search.example</td>
    </tr>
    <tr>
    <td style="padding:10px 16px 10px 0;border-top:1px solid {line};color:{soft};vertical-align:top;white-space:nowrap">Product news</td>
    <td style="padding:10px 0;border-top:1px solid {line};font-weight:600;word-break:break-word">Yes, please</td>
    </tr>
    </table></td></tr>
    <tr><td><div style="margin-top:16px;background:{sand};border-radius:18px 18px 18px 5px;padding:16px 20px;white-space:pre-wrap;word-break:break-word">First line
    second line</div></td></tr>
    <tr><td><p style="margin:24px 0 0"><a href="https://desk.crm.example/admin/leads/lead-1/show" style="display:inline-block;background:{green};color:{white};text-decoration:none;font-weight:600;border-radius:999px;padding:12px 24px">Open the lead in the desk</a></p></td></tr>
    <tr><td><p style="margin:20px 0 0;color:{soft}">A reply to this mail goes to the address that the visitor gave.</p></td></tr>
    <tr><td><p style="margin:32px 0 0;padding-top:16px;border-top:1px solid {line};font-size:14px;color:{soft}">{brand}, {brand}</p></td></tr>
    </table>
    </td></tr>
    </table>
    </body>
    </html>
    "
  `);
});

it("the mails about a lead say what happened", () => {
  expect(withoutBrand(booking?.body_text)).toMatchInlineSnapshot(`
    "A visitor would like a demo

    Name: Rekha Parmar
    Email: rekha@parmar.in
    Phone: +919876543210
    Company: Parmar & "Sons" <'1'>
    Company size: 10-19
    About: New
    Asked from: /pricing
    Came from: https://search.example
    Product news: Yes, please

    Open the lead in the desk: https://desk.crm.example/admin/leads/lead-1/show

    A reply to this mail goes to the address that the visitor gave.

    -- 
    {brand}, {brand}"
  `);
  expect(withoutBrand(inquiry?.body_text)).toMatchInlineSnapshot(`
    "A visitor asks about the Enterprise plan

    The captcha service gave no answer, so this may not be from a person. Please check that it is real.

    Name: Rekha Parmar
    Email: rekha@parmar.in
    Phone: +919876543210
    Company: Parmar & "Sons" <'1'>
    Company size: 10-19
    About: New

    Open the lead in the desk: https://desk.crm.example/admin/leads/lead-1/show

    A reply to this mail goes to the address that the visitor gave.

    -- 
    {brand}, {brand}"
  `);
});

it("the confirmation says what happens next", () => {
  expect(withoutBrand(confirmation?.body_text)).toMatchInlineSnapshot(`
    "Thank you, we have your request

    Our sales team will write or call to agree on a time for your {brand} demo.

    Hours: Mon-Fri 10-6 IST, reply within 24 hours
    Phone: {brand}
    Email: {brand}

    If you did not ask for this, somebody typed your address by mistake. You can ignore this mail.

    -- 
    {brand}, {brand}"
  `);
});

it("each mail has its own subject and kind", () => {
  expect(
    [message, booking, inquiry, confirmation].map((mail) => [
      mail?.kind,
      withoutBrand(mail?.subject),
    ]),
  ).toEqual([
    ["contact-message", "New message from a visitor"],
    ["demo-booking", "New demo booking (10-19 people)"],
    ["enterprise-inquiry", "New enterprise inquiry (10-19 people)"],
    ["demo-confirmation", "Your {brand} demo"],
  ]);
  expect([booking?.due_at, confirmation?.due_at, message?.due_at]).toEqual([
    121_000, 121_000, 1_000,
  ]);
  expect(message?.message_id).toMatch(/^<[0-9a-f-]{36}@crm\.example>$/);
});

it("the sender's domain is part of the Message-ID, or localhost", () => {
  const [mail] = composeDemoBooking(lead, { ...addresses, from: "nobody" });
  expect(mail?.message_id).toMatch(/^<[0-9a-f-]{36}@localhost>$/);
  const [upper] = composeDemoBooking(lead, { ...addresses, from: "A <a@Desk-1.Example>" });
  expect(upper?.message_id).toMatch(/@Desk-1\.Example>$/);
});
