import { z } from "zod";
import { emailField } from "../fields/email.ts";
import { companySizes } from "../fields/options.ts";
import { textField } from "../fields/text-field.ts";
import { maxLength } from "../limits.ts";
import { fieldMessages } from "../messages.ts";
import { statusAnswer } from "./answer.ts";
import { apiKeyHeader, defineCall } from "./call.ts";

const messages = fieldMessages.demo;

/**
 * Call 2: releases the booking mail that call 1 has queued. `status` is also true when that mail is
 * already being sent, and false when no lead with this email is waiting.
 */
export const sendDemoMail = defineCall({
  number: 2,
  host: "api",
  method: "POST",
  path: "/lead/bookDemo_sendMail",
  headers: [apiKeyHeader],
  request: z.object({
    fullName: textField(messages.name, maxLength.name),
    email: emailField(messages),
    phone: textField(messages.phone, maxLength.phone),
    companyName: textField(messages.companyName, maxLength.companyName),
    companyEmployees: z.enum(companySizes, { error: messages.companySize }),
  }),
  response: statusAnswer,
});
