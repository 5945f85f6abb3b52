import { brand } from "@crm/brand";
import { expect, it } from "vitest";
import { createLeadRow } from "../../leads/new-lead.ts";
import { composeContactMessage } from "./contact-message.ts";
import { composeDemoBooking, composeDemoConfirmation } from "./demo-mails.ts";
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
    plain = plain.replaceAll(own, "{brand}").replaceAll(encodeURIComponent(own), "{brand}");
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
    WhatsApp: Open a chat
    https://wa.me/919876543210?text=Hello%20Rekha%20Parmar%2C%20this%20is%20{brand}.%20Thank%20you%20for%20booking%20a%20demo.%20When%20would%20be%20a%20good%20time%20to%20talk%3F
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
  const html = message?.body_html.replaceAll("><", ">\n<");
  expect(withoutBrand(html)).toMatchInlineSnapshot(`
    "<!doctype html>
    <html dir="ltr" lang="en-IN">
    <head>
    <meta name="viewport" content="width=device-width"/>
    <meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/>
    <meta name="x-apple-disable-message-reformatting"/>
    <title>A message from the contact page</title>
    </head>
    <body style="background:{paper};margin:0">
    <table border="0" width="100%" cellPadding="0" cellSpacing="0" role="presentation" align="center">
    <tbody>
    <tr>
    <td style="margin:0;background:{paper};font-family:Anek Latin,Segoe UI,Roboto,Helvetica,Arial,sans-serif;color:{ink}">
    <table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:560px;padding:32px 16px">
    <tbody>
    <tr style="width:100%">
    <td>
    <p style="font-size:20px;line-height:24px;margin:0 0 20px;color:{ink};font-weight:700;margin-top:0;margin-right:0;margin-bottom:20px;margin-left:0">
    <span style="display:inline-block;width:22px;height:22px;margin-right:10px;vertical-align:-4px;border-radius:8px 8px 8px 2px;background:{green}">
    </span>{brand}</p>
    <table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="border-radius:18px 18px 18px 5px;background:{leaf};padding:20px 24px">
    <tbody>
    <tr>
    <td>
    <h1 style="margin:0;font-size:24px;line-height:29px;font-weight:650;color:{ink}">A message from the contact page</h1>
    <p style="font-size:16px;line-height:24px;margin:10px 0 0;color:{ink};margin-top:10px;margin-right:0;margin-bottom:0;margin-left:0">The captcha service gave no answer, so this may not be from a person. Please check that it is real.</p>
    </td>
    </tr>
    </tbody>
    </table>
    <table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation">
    <tbody>
    <tr>
    <td>
    <div style="width:2px;height:20px;margin-left:35px;background:{line};font-size:0"> </div>
    <div style="width:10px;height:10px;margin:0 0 0 31px;border-radius:5px;background:{gold};font-size:0"> </div>
    </td>
    </tr>
    </tbody>
    </table>
    <table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="background:{white};border:1px solid {line};border-radius:14px;border-collapse:separate;padding:6px 24px 8px">
    <tbody>
    <tr>
    <td>
    <table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation">
    <tbody style="width:100%">
    <tr style="width:100%">
    <td data-id="__react-email-column" style="padding:10px 0;vertical-align:top;line-height:24px;width:130px;color:{soft}">Name</td>
    <td data-id="__react-email-column" style="padding:10px 0;vertical-align:top;line-height:24px;font-weight:600;word-break:break-word">Rekha Parmar</td>
    </tr>
    </tbody>
    </table>
    <table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation">
    <tbody style="width:100%">
    <tr style="width:100%">
    <td data-id="__react-email-column" style="padding:10px 0;vertical-align:top;line-height:24px;border-top:1px solid {line};width:130px;color:{soft}">Email</td>
    <td data-id="__react-email-column" style="padding:10px 0;vertical-align:top;line-height:24px;border-top:1px solid {line};font-weight:600;word-break:break-word">
    <a href="mailto:rekha@parmar.in" style="color:{green}">rekha@parmar.in</a>
    </td>
    </tr>
    </tbody>
    </table>
    <table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation">
    <tbody style="width:100%">
    <tr style="width:100%">
    <td data-id="__react-email-column" style="padding:10px 0;vertical-align:top;line-height:24px;border-top:1px solid {line};width:130px;color:{soft}">Phone</td>
    <td data-id="__react-email-column" style="padding:10px 0;vertical-align:top;line-height:24px;border-top:1px solid {line};font-weight:600;word-break:break-word">
    <a href="tel:+919876543210" style="color:{green}">+919876543210</a>
    </td>
    </tr>
    </tbody>
    </table>
    <table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation">
    <tbody style="width:100%">
    <tr style="width:100%">
    <td data-id="__react-email-column" style="padding:10px 0;vertical-align:top;line-height:24px;border-top:1px solid {line};width:130px;color:{soft}">WhatsApp</td>
    <td data-id="__react-email-column" style="padding:10px 0;vertical-align:top;line-height:24px;border-top:1px solid {line};font-weight:600;word-break:break-word">
    <a href="https://wa.me/919876543210?text=Hello%20Rekha%20Parmar%2C%20this%20is%20{brand}.%20Thank%20you%20for%20booking%20a%20demo.%20When%20would%20be%20a%20good%20time%20to%20talk%3F" style="color:{green}">Open a chat</a>
    </td>
    </tr>
    </tbody>
    </table>
    <table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation">
    <tbody style="width:100%">
    <tr style="width:100%">
    <td data-id="__react-email-column" style="padding:10px 0;vertical-align:top;line-height:24px;border-top:1px solid {line};width:130px;color:{soft}">Company</td>
    <td data-id="__react-email-column" style="padding:10px 0;vertical-align:top;line-height:24px;border-top:1px solid {line};font-weight:600;word-break:break-word">Parmar &amp; &quot;Sons&quot; &lt;&#x27;1&#x27;&gt;</td>
    </tr>
    </tbody>
    </table>
    <table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation">
    <tbody style="width:100%">
    <tr style="width:100%">
    <td data-id="__react-email-column" style="padding:10px 0;vertical-align:top;line-height:24px;border-top:1px solid {line};width:130px;color:{soft}">Company size</td>
    <td data-id="__react-email-column" style="padding:10px 0;vertical-align:top;line-height:24px;border-top:1px solid {line};font-weight:600;word-break:break-word">10-19</td>
    </tr>
    </tbody>
    </table>
    <table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation">
    <tbody style="width:100%">
    <tr style="width:100%">
    <td data-id="__react-email-column" style="padding:10px 0;vertical-align:top;line-height:24px;border-top:1px solid {line};width:130px;color:{soft}">About</td>
    <td data-id="__react-email-column" style="padding:10px 0;vertical-align:top;line-height:24px;border-top:1px solid {line};font-weight:600;word-break:break-word">New</td>
    </tr>
    </tbody>
    </table>
    <table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation">
    <tbody style="width:100%">
    <tr style="width:100%">
    <td data-id="__react-email-column" style="padding:10px 0;vertical-align:top;line-height:24px;border-top:1px solid {line};width:130px;color:{soft}">Asked from</td>
    <td data-id="__react-email-column" style="padding:10px 0;vertical-align:top;line-height:24px;border-top:1px solid {line};font-weight:600;word-break:break-word">/pricing</td>
    </tr>
    </tbody>
    </table>
    <table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation">
    <tbody style="width:100%">
    <tr style="width:100%">
    <td data-id="__react-email-column" style="padding:10px 0;vertical-align:top;line-height:24px;border-top:1px solid {line};width:130px;color:{soft}">Came from</td>
    <td data-id="__react-email-column" style="padding:10px 0;vertical-align:top;line-height:24px;border-top:1px solid {line};font-weight:600;word-break:break-word">https://search.example</td>
    </tr>
    </tbody>
    </table>
    <table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation">
    <tbody style="width:100%">
    <tr style="width:100%">
    <td data-id="__react-email-column" style="padding:10px 0;vertical-align:top;line-height:24px;border-top:1px solid {line};width:130px;color:{soft}">Product news</td>
    <td data-id="__react-email-column" style="padding:10px 0;vertical-align:top;line-height:24px;border-top:1px solid {line};font-weight:600;word-break:break-word">Yes, please</td>
    </tr>
    </tbody>
    </table>
    </td>
    </tr>
    </tbody>
    </table>
    <div style="border-radius:18px 18px 18px 5px;margin-top:16px;background:{sand};padding:16px 20px;line-height:24px;white-space:pre-wrap;word-break:break-word">First line
    second line</div>
    <a href="https://desk.crm.example/admin/leads/lead-1/show" style="line-height:100%;text-decoration:none;display:inline-block;max-width:100%;mso-padding-alt:0px;margin-top:24px;padding:12px 24px;border-radius:999px;background:{green};color:{white};font-weight:600;padding-top:12px;padding-right:24px;padding-bottom:12px;padding-left:24px" target="_blank">
    <span>
    <!--[if mso]>
    <i style="mso-font-width:400%;mso-text-raise:18" hidden>&#8202;&#8202;&#8202;</i>
    <![endif]-->
    </span>
    <span style="max-width:100%;display:inline-block;line-height:120%;mso-padding-alt:0px;mso-text-raise:9px">Open the lead in the desk</span>
    <span>
    <!--[if mso]>
    <i style="mso-font-width:400%" hidden>&#8202;&#8202;&#8202;&#8203;</i>
    <![endif]-->
    </span>
    </a>
    <p style="font-size:16px;line-height:24px;margin:20px 0 0;color:{soft};margin-top:20px;margin-right:0;margin-bottom:0;margin-left:0">A reply to this mail goes to the address that the visitor gave.</p>
    <p style="font-size:14px;line-height:24px;margin:32px 0 0;color:{soft};padding-top:16px;border-top:1px solid {line};margin-top:32px;margin-right:0;margin-bottom:0;margin-left:0">{brand}, {brand}</p>
    </td>
    </tr>
    </tbody>
    </table>
    </td>
    </tr>
    </tbody>
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
    WhatsApp: Open a chat
    https://wa.me/919876543210?text=Hello%20Rekha%20Parmar%2C%20this%20is%20{brand}.%20Thank%20you%20for%20booking%20a%20demo.%20When%20would%20be%20a%20good%20time%20to%20talk%3F
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
    WhatsApp: Open a chat
    https://wa.me/919876543210?text=Hello%20Rekha%20Parmar%2C%20this%20is%20{brand}.%20Thank%20you%20for%20booking%20a%20demo.%20When%20would%20be%20a%20good%20time%20to%20talk%3F
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
    ["contact-message", "Message from Rekha Parmar"],
    ["demo-booking", "Demo for Rekha Parmar (10-19 people)"],
    ["enterprise-inquiry", "Enterprise inquiry from Rekha Parmar (10-19 people)"],
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
