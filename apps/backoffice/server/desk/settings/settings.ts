import { Hono } from "hono";
import type { DeskEnv } from "../../auth/require-person.ts";
import { requireRight } from "../../auth/rights.ts";
import { HttpError } from "../../http/http-error.ts";
import { composeTestMail } from "../../mail/compose/test-mail.ts";
import { describeFailure } from "../../mail/describe-failure.ts";
import { connectSmtp } from "../../mail/smtp.ts";
import type { Services } from "../../services.ts";
import type { DeskSettings, TestMailAnswer } from "../transport/shapes.ts";
import { listSettings } from "./list-settings.ts";

/** What is configured, and a test of the mail server. */
export function createSettingsRoutes(services: Services): Hono<DeskEnv> {
  const { log, now, settings, mailAddresses } = services;
  const app = new Hono<DeskEnv>();

  app.get("/", (c) => c.json<DeskSettings>(listSettings(services)));

  /** Sends a mail to oneself past the outbox, because the answer must say what the mail server said. */
  app.post("/test-mail", requireRight("settings", "test"), async (c) => {
    const { id, email } = c.get("person");
    if (!settings.smtpUrl)
      throw new HttpError(400, "No mail server is set, so no mail can be sent");
    const smtp = connectSmtp(settings.smtpUrl, 1, (error) =>
      log.warn({ err: error }, "the connection for a test mail broke"),
    );
    try {
      for (const mail of composeTestMail(email, now(), mailAddresses)) await smtp.send(mail);
    } catch (error) {
      throw new HttpError(502, describeFailure(error).sentence);
    } finally {
      smtp.close();
    }
    log.info({ person: id }, "test mail sent");
    return c.json<TestMailAnswer>({ recipient: email });
  });

  return app;
}
