import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSmtpSink, type SmtpSink, smtpRejection } from "../../testing/smtp-sink.ts";
import { createSqliteFile } from "../../testing/test-databases.ts";
import { emailOf, openTestDesk, type TestDesk } from "../../testing/test-desk.ts";

describe("the page of settings", () => {
  let desk: TestDesk;
  let sink: SmtpSink;

  beforeAll(async () => {
    sink = await openSmtpSink();
    const { port } = new URL(sink.url);
    desk = await openTestDesk(createSqliteFile, {
      SMTP_URL: `smtp://desk:the-smtp-secret@127.0.0.1:${port}`,
      API_KEY: "a-long-api-key-of-the-office",
    });
  });
  afterAll(async () => {
    await desk.close();
    await sink.close();
  });

  it("says what is configured and which facts are open, without any secret", async () => {
    const { body } = await desk.ask("admin", "GET", "/settings");
    const values = Object.fromEntries(
      body.settings.map(({ name, value }: { name: string; value: string }) => [name, value]),
    );
    expect(values["Mail server"]).toMatch(/^127\.0\.0\.1:\d+$/);
    expect(values.Database).toBe("A SQLite file of this server");
    expect(values.Secrets).toBe("1 set by hand, 5 generated");
    expect(body.openFacts).toContain(
      "gstin is to be decided by the owner: footer, contact and legal pages show none",
    );
    const shown = JSON.stringify(body);
    const { settings } = desk.services;
    for (const secret of [
      ...["the-smtp-secret", "a-long-api-key-of-the-office"],
      ...[settings.authSecret, settings.publishSecret, settings.captcha.altchaSecret],
    ]) {
      expect(shown).not.toContain(secret);
    }
  });

  it("sends a test mail to oneself only, and says what the mail server answered", async () => {
    const sent = await desk.ask("admin", "POST", "/settings/test-mail", {});
    expect(sent).toMatchObject({ status: 200, body: { recipient: emailOf("admin") } });
    expect(sink.mails.map(({ to }) => to)).toEqual([[emailOf("admin")]]);
    expect(await desk.count("mails")).toBe(0);

    sink.reject.recipient = smtpRejection(550, "5.7.1 Relaying denied");
    const rejected = await desk.ask("admin", "POST", "/settings/test-mail", {});
    sink.reject.recipient = undefined;
    expect(rejected.status).toBe(502);
    expect(rejected.body.message).toContain("The mail server said: 550 5.7.1 Relaying denied");
  });

  it("says that no mail can be sent without a mail server", async () => {
    const other = await openTestDesk(createSqliteFile);
    const { status, body } = await other.ask("admin", "POST", "/settings/test-mail", {});
    await other.close();
    expect([status, body.message]).toEqual([400, "No mail server is set, so no mail can be sent"]);
  });
});
