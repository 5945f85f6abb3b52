import { z } from "zod";
import { idempotencyKeyMaxLength } from "../calls/call.ts";
import { maxCharacters } from "../fields/length-rules.ts";

/**
 * Submissions that the host rejected after the site had thanked the visitor: `POST
 * {api}/undelivered-leads`, signed like the other extensions. The host keeps each one for a person, who
 * corrects it and stores it. The same `id` again changes nothing.
 */
export const undeliveredLeadsPath = "/undelivered-leads";

/** The name under which `GET {api}/capabilities` lists it. */
export const undeliveredLeadsCapability = "undelivered-leads";

/** The calls that store a submission. */
export const storingCalls = [1, 3, 4] as const;
export type StoringCall = (typeof storingCalls)[number];

export const undeliveredLead = z.object({
  /** The site's own id of the submission. */
  id: z.uuid(),
  call: z.literal(storingCalls),
  idempotencyKey: z.string().check(maxCharacters(idempotencyKeyMaxLength)),
  /** The body of the call without its captcha token. */
  fields: z.record(z.string(), z.unknown()),
  /** The host's last answer. */
  reason: z.string().check(maxCharacters(1_000)),
  attempts: z.int32(),
  /** When the visitor sent the form. Epoch milliseconds. */
  receivedAt: z.int(),
});
export type UndeliveredLead = z.infer<typeof undeliveredLead>;
