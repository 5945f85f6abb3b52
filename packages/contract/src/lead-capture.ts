import { z } from "zod";
import { apiKeyHeader, idempotencyHeader } from "./calls/call.ts";
import { maxCharacters } from "./fields/length-rules.ts";

/**
 * The lead API that the product offers to its customers' own websites:
 * `POST {api}/lead/capture?company_id=…` with the header `apiKey`. Every body field is optional;
 * fields that are not listed here are stored with the lead as extras. A repeated request with the
 * same `Idempotency-Key` gets the first answer and creates no second lead.
 */
export const leadCapture = {
  method: "POST",
  path: "/lead/capture",
  companyParameter: "company_id",
  headers: [apiKeyHeader, idempotencyHeader],
  statuses: {
    ok: 200,
    badRequest: 400,
    invalidKey: 401,
    workflowNotFound: 404,
    keyReused: 409,
    tooLarge: 413,
    tooMany: 429,
    serverError: 500,
  },
  messages: {
    ok: "Lead captured",
    invalidKey: "Invalid API key",
    workflowNotFound: "Workflow not found",
    serverError: "Server error",
  },
} as const;

const line = z.string().trim().check(maxCharacters(300));
const longText = maxCharacters(5_000);

/** The named body fields: basic info, social and contact info, professional details. */
export const leadCaptureFields = z
  .object({
    name: line,
    firstName: line,
    lastName: line,
    email: line,
    phone: line,
    whatsApp: line,
    message: z.string().trim().check(longText),
    city: line,
    state: line,
    country: line,
    website: line,
    facebook: line,
    instagram: line,
    linkedin: line,
    companyName: line,
    companySize: line,
    jobTitle: line,
    industry: line,
    source: line,
  })
  .partial();

/** The type of any other field. */
const extraValue = z.union([z.string().check(longText), z.number(), z.boolean(), z.null()]);

/**
 * The whole body: the named fields, and all others as pairs. They are pairs because a caller may
 * name a field `__proto__`: zod removes that key, and an assignment would set a prototype.
 *
 * @example leadCaptureBody.parse({ name: "Ravi", visits: 3 }) // { fields: { name: "Ravi" }, extras: [["visits", 3]] }
 */
export const leadCaptureBody = z.custom<object>(isObject).transform((body, context) => {
  const fields = leadCaptureFields.safeParse(body);
  if (!fields.success) {
    for (const issue of fields.error.issues) context.addIssue({ ...issue });
    return z.NEVER;
  }
  const extras: [name: string, value: z.infer<typeof extraValue>][] = [];
  for (const [name, value] of Object.entries(body)) {
    if (Object.hasOwn(leadCaptureFields.shape, name)) continue;
    const extra = extraValue.safeParse(value);
    if (!extra.success) {
      context.addIssue({
        code: "custom",
        path: [name],
        message: "Please send text, a number, true, false or null here, at most 5000 characters",
      });
      return z.NEVER;
    }
    extras.push([name, extra.data]);
  }
  return { fields: fields.data, extras };
});
export type LeadCaptureBody = z.infer<typeof leadCaptureBody>;

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
