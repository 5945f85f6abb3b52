/**
 * What Gmail and Yahoo ask of a sender of a few mails that people asked for. SPF, DKIM and DMARC are
 * records in the DNS; docs/operations.md says how to set them.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLeadRow } from "../leads/new-lead.ts";
import { openSmtpSink, type SmtpSink } from "../testing/smtp-sink.ts";
import { composeContactMessage } from "./compose/contact-message.ts";
import { composeDemoBooking, composeDemoConfirmation } from "./compose/demo-mails.ts";
import { composeEnterpriseInquiry } from "./compose/enterprise-inquiry.ts";
import { connectSmtp } from "./smtp.ts";

const addresses = {
  from: "Team <team@crm.example>",
  salesTo: ["sales@crm.example"],
  supportTo: ["support@crm.example"],
  backofficeUrl: "https://desk.crm.example",
};
// The longest values that the forms accept, in letters of three bytes.
const lead = createLeadRow("contact", 1_000, {
  email: "rekha@parmar.example",
  name: "रेखा परमार".repeat(10),
  phone: "+919876543210",
  company_name: "पर".repeat(50),
  message: "नमस्ते। ".repeat(600),
});
const mails = [
  ...composeDemoBooking(lead, addresses),
  ...composeDemoConfirmation(lead, "rekha@parmar.example", addresses),
  ...composeEnterpriseInquiry(lead, addresses),
  ...composeContactMessage(lead, addresses),
];

describe.each(mails)("a mail of the kind $kind", (mail) => {
  let sink: SmtpSink;
  let raw: string;
  beforeAll(async () => {
    sink = await openSmtpSink();
    const smtp = connectSmtp(sink.url, 1, () => undefined);
    await smtp.send(mail);
    smtp.close();
    raw = sink.mails[0]?.raw ?? "";
  });
  afterAll(() => sink.close());

  const head = () => raw.slice(0, raw.indexOf("\r\n\r\n")).replaceAll(/\r\n[ \t]+/g, " ");
  const listHeader = (name: string) =>
    head()
      .split("\r\n")
      .filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))
      .map((line) => line.slice(name.length + 2));

  it("has each header that must be unique exactly once", () => {
    for (const name of ["From", "To", "Reply-To", "Subject", "Date", "Message-ID"]) {
      expect(listHeader(name), name).toHaveLength(1);
    }
    for (const name of ["Bcc", "Cc", "Sender"]) expect(listHeader(name), name).toEqual([]);
  });

  it("is from one address, whose domain is also the Message-ID's, to one recipient", () => {
    expect(listHeader("From")).toEqual(["Team <team@crm.example>"]);
    expect(listHeader("Message-ID")[0]).toMatch(/^<[0-9a-f-]{36}@crm\.example>$/);
    expect(listHeader("To")[0]).toMatch(/^[a-z]+@(?:crm|parmar)\.example$/);
  });

  it("has a subject that does not pretend to be a reply", () => {
    expect(mail.subject).not.toMatch(/^(?:re|fwd?)\s*:/i);
  });

  it("has a plain part before the HTML part, and no attachment, image or script", () => {
    const types = [...raw.matchAll(/^Content-Type: ([a-z/]+)/gim)].map(([, type]) => type);
    expect(types).toEqual(["multipart/alternative", "text/plain", "text/html"]);
    expect(mail.body_html).not.toMatch(/<(?:img|script|style|link|form|iframe)\b/i);
    for (const [, url] of mail.body_html.matchAll(/\b(?:href|src)="([^"]*)"/g)) {
      expect(url).toMatch(/^(?:https:\/\/desk\.crm\.example\/|https:\/\/wa\.me\/|tel:|mailto:)/);
    }
  });

  it("is pure ASCII on the way, in lines of at most 998 characters", () => {
    expect(raw).toMatch(/^[\t\r\n -~]*$/);
    expect(Math.max(...raw.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(998);
  });

  it("is smaller than 102 kB, above which Gmail cuts a mail off", () => {
    expect(Buffer.byteLength(mail.body_html)).toBeLessThan(102_000);
  });

  it("says that a program wrote it, so that no absence notice is sent back", () => {
    expect(listHeader("Auto-Submitted")).toEqual(["auto-generated"]);
  });
});
