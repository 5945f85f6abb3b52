import type { StatusAnswer } from "@crm/contract/calls/answer";
import type { Transaction } from "kysely";
import type { SingleUse } from "../captcha/captcha-check.ts";
import type { DatabaseKind } from "../db/open-database.ts";
import { insertRow, prepareQuery } from "../db/prepared-query.ts";
import type { LeadRow } from "../db/rows/lead-rows.ts";
import type { FullMail } from "../db/rows/mail-rows.ts";
import type { Database } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";
import { insertMails } from "../mail/full-mails.ts";
import { limitVisitorMails } from "../mail/limit-visitor-mail.ts";
import type { Services } from "../services.ts";
import { findAnswer, type SubmissionKey } from "./find-answer.ts";
import { findContact } from "./find-contact.ts";
import { recordLeadEvent } from "./lead-events.ts";
import { assignByTurn } from "./lead-owners.ts";
import { insertLeadWords } from "./lead-words.ts";

/** Everything that is stored for a submission. */
export interface LeadSubmission {
  lead: LeadRow;
  mails: FullMail[];
  key: SubmissionKey | undefined;
  captcha: SingleUse;
  answer: StatusAnswer;
}

/**
 * Writes lead, answer, nonce and mails in one transaction.
 *
 * @returns the answer to this submission, or the first answer if this one is a repeat
 * @throws HttpError when the captcha was used before, or the key for another submission
 */
export async function storeLead(
  { commitInGroup, databaseKind }: Pick<Services, "commitInGroup" | "databaseKind">,
  submission: LeadSubmission,
): Promise<StatusAnswer> {
  const { key, lead, mails, answer, captcha } = submission;
  return commitInGroup(async (trx) => {
    if (key && !(await claimKey(trx, key, lead, answer))) {
      return (await findAnswer(trx, key)) ?? answer;
    }
    await claimNonce(trx, captcha);
    await insertLead(trx, databaseKind, lead);
    await insertMails(trx, await limitVisitorMails(trx, databaseKind, mails));
    return answer;
  });
}

/** Inserts a lead with the words that it is found by, and assigns it. */
export async function insertLead(
  trx: Transaction<Database>,
  databaseKind: DatabaseKind,
  lead: LeadRow,
): Promise<void> {
  const stored = { ...lead, contact_id: await findContact(trx, databaseKind, lead) };
  await insertRow(trx, "leads", stored);
  await insertLeadWords(trx, [stored]);
  await recordLeadEvent(trx, stored, { kind: "received", personId: null }, lead.created_at);
  await assignByTurn(trx, stored);
}

/**
 * Stores a key with the answer for repeats. Returns false when another request has stored the key;
 * on PostgreSQL this waits for the other request's transaction.
 */
export async function claimKey(
  trx: Transaction<Database>,
  key: SubmissionKey,
  lead: Pick<LeadRow, "id" | "created_at">,
  answer: StatusAnswer,
): Promise<boolean> {
  const { numAffectedRows } = await insertKey(trx, {
    ...key,
    answer: JSON.stringify(answer),
    lead_id: lead.id,
    created_at: lead.created_at,
  });
  return numAffectedRows === 1n;
}

const insertKey = prepareQuery(
  (db, { call, key, fingerprint, answer, lead_id, created_at }: Database["idempotency_keys"]) =>
    db
      .insertInto("idempotency_keys")
      .values({ call, key, fingerprint, answer, lead_id, created_at })
      .onConflict((conflict) => conflict.columns(["call", "key"]).doNothing()),
);

/** @throws HttpError 400 when the captcha was used before */
export async function claimNonce(
  trx: Transaction<Database>,
  { nonce, expiresAt }: SingleUse,
): Promise<void> {
  const { numAffectedRows } = await insertNonce(trx, { nonce, expires_at: expiresAt });
  if (numAffectedRows === 1n) return;
  throw new HttpError(400, "This reCAPTCHA was used before. Please complete it again.", {
    field: "recaptchaToken",
  });
}

const insertNonce = prepareQuery((db, { nonce, expires_at }: Database["captcha_nonces"]) =>
  db
    .insertInto("captcha_nonces")
    .values({ nonce, expires_at })
    .onConflict((conflict) => conflict.column("nonce").doNothing()),
);
