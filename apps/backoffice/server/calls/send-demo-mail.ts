import { sendDemoMail } from "@crm/contract/calls/send-demo-mail";
import { requireApiKey } from "../http/caller.ts";
import { HttpError } from "../http/http-error.ts";
import { readJson } from "../http/read-json.ts";
import { releaseDemoMails } from "../leads/release-demo-mails.ts";
import type { HandleCall } from "./handle-call.ts";

/** Call 2: releases the mails that call 1 has written. */
export const handleSendDemoMail: HandleCall = (services) => async (c) => {
  const { email } = await readJson(c, sendDemoMail.request);
  requireApiKey(c, services.settings.apiKey);
  if (!(await releaseDemoMails(services.commitInGroup, email, services.now()))) {
    throw new HttpError(404, "There is no demo booking with this email", { field: "email" });
  }
  return c.json({ status: true });
};
