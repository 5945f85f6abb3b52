import { createHash } from "node:crypto";
import type { StatusAnswer } from "@crm/contract/calls/answer";
import type { Kysely } from "kysely";
import { prepareQuery } from "../db/prepared-query.ts";
import type { Database } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";

/** The calls that honour `Idempotency-Key`; `captureLead` is the customers' lead API. */
export type KeyedCall = "addLead" | "addEnterprise" | "contactUs" | "captureLead";

/** A submission with the idempotency key that its sender chose. */
export interface SubmissionKey {
  call: KeyedCall;
  key: string;
  fingerprint: string;
}

/**
 * Identifies a submission by its content, without the captcha token, which is new on each try.
 *
 * @param submission the validated body, and whatever else distinguishes two submissions
 */
export function fingerprint({ recaptchaToken: _, ...submission }: Record<string, unknown>): string {
  return createHash("sha256").update(JSON.stringify(submission)).digest("hex");
}

const findRow = prepareQuery((db, { call, key }: Pick<SubmissionKey, "call" | "key">) =>
  db
    .selectFrom("idempotency_keys")
    .select(["fingerprint", "answer"])
    .where("call", "=", call)
    .where("key", "=", key),
);

/**
 * Looks up the first answer to a submission.
 *
 * @throws HttpError 409 when the key was used for another submission
 */
export async function findAnswer(
  db: Kysely<Database>,
  { call, key, fingerprint }: SubmissionKey,
): Promise<StatusAnswer | undefined> {
  const [row] = (await findRow(db, { call, key })).rows;
  if (row && row.fingerprint !== fingerprint) {
    throw new HttpError(409, "This Idempotency-Key was used for another submission");
  }
  return row && JSON.parse(row.answer);
}
