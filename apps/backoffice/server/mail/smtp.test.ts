import { afterEach, beforeEach, expect, it } from "vitest";
import { openSmtpSink, type SmtpSink, smtpRejection } from "../testing/smtp-sink.ts";
import { createTestMail } from "../testing/write-mail.ts";
import { connectSmtp, type Smtp } from "./smtp.ts";

const mail = createTestMail({
  recipient: " rekha@parmar.example ",
  reply_to: "one@desk.example, two@desk.example",
  subject: "Your demo",
  body_text: "Namaste, in text",
  body_html: "<p>Namaste, in HTML</p>",
  message_id: "<mail-1@desk.example>",
});

let sink: SmtpSink;
let smtp: Smtp;
beforeEach(async () => {
  sink = await openSmtpSink();
  smtp = connectSmtp(sink.url, 1, () => undefined);
});
afterEach(async () => {
  smtp.close();
  await sink.close();
});

/** The headers of a received mail by their names, and its body. */
function readMail(raw = "") {
  const [head = "", ...body] = raw.split("\r\n\r\n");
  const headers = Object.fromEntries(
    head
      .replaceAll(/\r\n\s+/g, " ")
      .split("\r\n")
      .map((line) => line.split(/: (.*)/s).slice(0, 2)),
  );
  return { headers, body: body.join("\r\n\r\n") };
}

it("writes the headers of a mail and both of its bodies", async () => {
  await smtp.send(mail);
  const { headers, body } = readMail(sink.mails[0]?.raw);
  expect(sink.mails[0]?.to).toEqual(["rekha@parmar.example"]);
  expect(headers).toEqual({
    From: "Team <team@desk.example>",
    To: "rekha@parmar.example",
    "Reply-To": "one@desk.example, two@desk.example",
    Subject: "Your demo",
    "Message-ID": "<mail-1@desk.example>",
    Date: "Sat, 21 Nov 2026 04:30:00 +0000",
    "Auto-Submitted": "auto-generated",
    "MIME-Version": "1.0",
    "Content-Type": expect.stringMatching(/^multipart\/alternative;/),
  });
  expect(body).toMatch(/Content-Type: text\/plain.*Namaste, in text/s);
  expect(body).toMatch(/Content-Type: text\/html.*<p>Namaste, in HTML<\/p>/s);
});

it("writes no Reply-To without an address for it", async () => {
  await smtp.send({ ...mail, reply_to: null });
  expect(readMail(sink.mails[0]?.raw).headers).not.toHaveProperty("Reply-To");
});

it("sends several mails over one connection", async () => {
  for (let sent = 0; sent < 3; sent += 1) await smtp.send(mail);
  expect(sink.mails).toHaveLength(3);
  expect(sink.connections).toBe(1);
});

it("reports a rejected mail once, and sends the next one", async () => {
  sink.reject.message = smtpRejection(554, "5.6.0 Not taken");
  await expect(smtp.send(mail)).rejects.toMatchObject({ command: "DATA", responseCode: 554 });
  sink.reject = {};
  await smtp.send(mail);
  expect(sink.mails).toHaveLength(1);
});

it("says no more to the server after `close`", async () => {
  await smtp.send(mail);
  smtp.close();
  await expect.poll(() => sink.closed).toBe(1);
  await expect(smtp.send(mail)).rejects.toThrow();
  expect(sink.mails).toHaveLength(1);
});
