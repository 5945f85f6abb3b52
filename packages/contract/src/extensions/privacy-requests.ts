import { z } from "zod";
import { emailField } from "../fields/email.ts";
import { controlRules } from "../fields/html-attributes.ts";
import { maxCharacters } from "../fields/length-rules.ts";
import { textField } from "../fields/text-field.ts";
import { maxLength } from "../limits.ts";
import { privacyRequestKinds } from "./privacy-request-kinds.ts";

export * from "./privacy-request-kinds.ts";

/**
 * What people ask about their own data: `POST {api}/privacy-requests`, signed by the site, with a
 * captcha like the forms. The host sends a mail to the typed address, and nothing happens until its
 * link is confirmed. The answer never says whether there is data.
 */
export const privacyRequestsPath = "/privacy-requests";

/** The name under which `GET {api}/capabilities` lists it. */
export const privacyRequestsCapability = "privacy-requests";

const labels = Object.values(privacyRequestKinds) as [string, ...string[]];

export const privacyRequestMessages = {
  email: "Email is required",
  emailFormat: "Invalid email format",
  kind: "Please choose what you ask for",
  captcha: "Please complete the reCAPTCHA",
} as const;

const messages = privacyRequestMessages;

export const privacyRequest = z.object({
  email: emailField(messages),
  /** The words of one of the kinds, as the form's list shows them. */
  kind: z.enum(labels, { error: messages.kind }),
  message: z
    .string()
    .overwrite((text) => text.toWellFormed().replaceAll("\r\n", "\n"))
    .trim()
    .check(maxCharacters(maxLength.message))
    .optional()
    .register(controlRules, { maxLength: maxLength.message }),
  recaptchaToken: textField(messages.captcha, maxLength.captchaToken),
});
export type PrivacyRequest = z.infer<typeof privacyRequest>;
