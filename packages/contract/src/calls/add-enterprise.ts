import { z } from "zod";
import { contextSchema } from "../fields/context.ts";
import { emailField } from "../fields/email.ts";
import { companySizes } from "../fields/options.ts";
import { textField } from "../fields/text-field.ts";
import { maxLength } from "../limits.ts";
import { fieldMessages } from "../messages.ts";
import { statusAnswer } from "./answer.ts";
import { defineCall, idempotencyHeader } from "./call.ts";

const messages = fieldMessages.enterprise;

/** The fields of the Enterprise Plan Inquiry, named as call 3 sends them. */
export const enterpriseFields = z.object({
  email: emailField(messages),
  name: textField(messages.name, maxLength.name),
  phone: textField(messages.phone, maxLength.phone),
  companyName: textField(messages.companyName, maxLength.companyName),
  companySize: z.enum(companySizes, { error: messages.companySize }),
  recaptchaToken: textField(messages.captcha, maxLength.captchaToken),
});
export type EnterpriseFields = z.infer<typeof enterpriseFields>;

/** Call 3: stores an enterprise inquiry. The path's unusual spelling is part of the contract. */
export const addEnterprise = defineCall({
  number: 3,
  host: "api",
  method: "POST",
  path: "/payment/addEnterPrise",
  headers: [idempotencyHeader],
  request: enterpriseFields.extend({
    company_id: textField("company_id is required", maxLength.option),
    context: contextSchema,
  }),
  response: statusAnswer,
});
