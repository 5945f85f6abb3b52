import { z } from "zod";
import { contextSchema } from "../fields/context.ts";
import { emailField } from "../fields/email.ts";
import { companySizes } from "../fields/options.ts";
import { textField } from "../fields/text-field.ts";
import { maxLength } from "../limits.ts";
import { fieldMessages } from "../messages.ts";
import { statusAnswer } from "./answer.ts";
import { apiKeyHeader, defineCall, idempotencyHeader } from "./call.ts";

const messages = fieldMessages.demo;

/**
 * Call 1: stores a demo booking as a lead of a campaign. The browser, the site's server and the back
 * office check with the same schema.
 */
export const addLead = defineCall({
  number: 1,
  host: "api",
  method: "POST",
  path: "/lead/add/:campaignId",
  headers: [apiKeyHeader, idempotencyHeader],
  request: z.object({
    email: emailField(messages),
    fullName: textField(messages.name, maxLength.name),
    /** E.164 with a plus when the number is plausible, otherwise as typed. */
    whatsApp: textField(messages.phone, maxLength.phone),
    companyName: textField(messages.companyName, maxLength.companyName),
    companyEmployees: z.enum(companySizes, { error: messages.companySize }),
    recaptchaToken: textField(messages.captcha, maxLength.captchaToken),
    context: contextSchema,
  }),
  response: statusAnswer,
});
export type DemoRequest = z.infer<typeof addLead.request>;
