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

/** Call 3: stores an enterprise inquiry. The path's unusual spelling is part of the contract. */
export const addEnterprise = defineCall({
  number: 3,
  host: "api",
  method: "POST",
  path: "/payment/addEnterPrise",
  headers: [idempotencyHeader],
  request: z.object({
    email: emailField(messages),
    name: textField(messages.name, maxLength.name),
    phone: textField(messages.phone, maxLength.phone),
    companyName: textField(messages.companyName, maxLength.companyName),
    companySize: z.enum(companySizes, { error: messages.companySize }),
    recaptchaToken: textField(messages.captcha, maxLength.captchaToken),
    company_id: textField("company_id is required", maxLength.option),
    context: contextSchema,
  }),
  response: statusAnswer,
});
export type EnterpriseRequest = z.infer<typeof addEnterprise.request>;

/** What the form sends to the site's server, which adds the company's id. */
export const enterpriseForm = addEnterprise.request.omit({ company_id: true });
export type EnterpriseForm = z.infer<typeof enterpriseForm>;
