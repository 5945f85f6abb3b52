import { brand } from "@crm/brand";
import { z } from "zod";
import { contextSchema } from "../fields/context.ts";
import { emailField } from "../fields/email.ts";
import { contactChoices } from "../fields/options.ts";
import { textField } from "../fields/text-field.ts";
import { contactPhone, maxLength } from "../limits.ts";
import { fieldMessages } from "../messages.ts";
import { statusAnswer } from "./answer.ts";
import { defineCall, idempotencyHeader } from "./call.ts";

const messages = fieldMessages.contact;

/** The length rule ignores spaces, so a phone could have thousands: each run becomes one space. */
function writeInOneLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\p{Cf}+/gu, "")
    .replaceAll(/[\s\p{Cc}]+/gu, " ");
}

/**
 * True when a phone has 10 to 15 characters, not counting spaces.
 *
 * @example hasContactPhoneLength("98250 12345") // true
 */
export function hasContactPhoneLength(value: string): boolean {
  const { length } = value.replaceAll(/\s/g, "");
  return length >= contactPhone.minLength && length <= contactPhone.maxLength;
}

/** Call 4: stores a contact message. Its answer is inside `data`. */
export const contactUs = defineCall({
  number: 4,
  host: "api",
  method: "POST",
  path: "/contactUs",
  headers: [idempotencyHeader],
  request: z.object({
    firstName: textField(messages.firstName, maxLength.name),
    lastName: textField(messages.lastName, maxLength.name),
    email: emailField(messages),
    /** Treated as missing unless it has 10 to 15 characters without spaces. */
    phone: z
      .string({ error: messages.phone })
      .overwrite(writeInOneLine)
      .trim()
      .refine((value) => hasContactPhoneLength(value), messages.phone),
    data: z.enum(contactChoices(brand.product.name), { error: messages.data }),
    message: textField(messages.message, maxLength.message, "many"),
    recaptchaToken: textField(messages.captcha, maxLength.captchaToken),
    context: contextSchema,
  }),
  response: z.looseObject({ data: statusAnswer }),
});
export type ContactRequest = z.infer<typeof contactUs.request>;
