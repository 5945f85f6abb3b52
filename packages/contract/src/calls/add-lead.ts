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
 * The demo form's fields, named as call 1 sends them. The browser, the site's server and the back
 * office check with this same schema.
 */
export const demoFields = z.object({
  email: emailField(messages),
  fullName: textField(messages.name, maxLength.name),
  /** E.164 with a plus when the number is plausible, otherwise as typed. */
  whatsApp: textField(messages.phone, maxLength.phone),
  companyName: textField(messages.companyName, maxLength.companyName),
  companyEmployees: z.enum(companySizes, { error: messages.companySize }),
  recaptchaToken: textField(messages.captcha, maxLength.captchaToken),
});
export type DemoFields = z.infer<typeof demoFields>;

/** Call 1: stores a demo booking as a lead of a campaign. */
export const addLead = defineCall({
  number: 1,
  host: "api",
  method: "POST",
  path: "/lead/add/:campaignId",
  headers: [apiKeyHeader, idempotencyHeader],
  request: demoFields.extend({ context: contextSchema }),
  response: statusAnswer,
});
