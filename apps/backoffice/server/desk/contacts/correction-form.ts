import { emailField } from "@crm/contract/fields/email";
import { textField } from "@crm/contract/fields/text-field";
import { maxLength } from "@crm/contract/limits";
import { toE164 } from "@crm/server-kit/phone-number";
import { z } from "zod";

const wrongEmail = "Please type a full email address, or leave it empty";
const wrongPhone = "Please type a full phone number, or leave it empty";

/** A text that may be empty, which is stored as null. */
const optional = <Schema extends z.ZodType<string>>(schema: Schema) =>
  z.union([z.literal("").transform(() => null), z.null(), schema]);

const phone = textField(wrongPhone, maxLength.phone).refine(
  (text) => toE164(text) !== null,
  wrongPhone,
);

/** The correction of one lead. */
export const correctionForm = z.object({
  leadId: z.string({ error: "Please say which lead" }),
  name: optional(textField("Please type a name, or leave it empty", maxLength.name)),
  email: optional(emailField({ email: wrongEmail, emailFormat: wrongEmail })),
  phone: optional(phone),
  /** Whether the lead may move to somebody else who has this address or number. */
  joins: z.boolean().default(false),
});
