import { z } from "zod";
import { apiKeyHeader, idempotencyHeader } from "./calls/call.ts";

/**
 * The lead API that the product offers to its customers' own websites (sections 2.9, 3 and 7):
 * `POST {api}/lead/capture?company_id=…` with the header `apiKey`. Every body field is optional;
 * fields that are not listed here are kept with the lead as extras. With an `Idempotency-Key` a
 * repeat gets the first answer and makes no second lead.
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

const line = z.string().trim().max(300);

/** The named body fields: basic info, social and contact info, professional details. */
export const leadCaptureFields = z
  .object({
    name: line,
    firstName: line,
    lastName: line,
    email: line,
    phone: line,
    whatsApp: line,
    message: z.string().trim().max(5_000),
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
  .partial()
  .catchall(z.union([z.string().max(5_000), z.number(), z.boolean(), z.null()]));
export type LeadCaptureFields = z.infer<typeof leadCaptureFields>;
