import { privacyRequests } from "@crm/contract/pages/privacy";
import type { Transaction } from "kysely";
import { eraseRows, findOwnData } from "../contacts/erase-person.ts";
import type { PrivacyRequestRow } from "../db/rows/lead-rows.ts";
import type { FullMail } from "../db/rows/mail-rows.ts";
import type { Database } from "../db/schema.ts";
import { wipeErased } from "../db/wipe-erased.ts";
import { HttpError } from "../http/http-error.ts";
import {
  composePrivacyDone,
  composePrivacyErased,
  composePrivacyExport,
} from "../mail/compose/privacy-mails.ts";
import { insertMails } from "../mail/full-mails.ts";
import type { Services } from "../services.ts";
import { answerOfKind, type PrivacyAnswer } from "./privacy-answers.ts";
import { createToken } from "./tokens.ts";
import { withdrawConsent } from "./withdraw-consent.ts";

/** A request that is being answered, whose address is known. */
interface Answered {
  request: PrivacyRequestRow;
  email: string;
  personId: string;
  now: number;
}

type Parts = Pick<Services, "db" | "mailAddresses" | "now">;
type Act = (trx: Transaction<Database>, answered: Answered, parts: Parts) => Promise<FullMail[]>;

/** Each does what was asked and returns the mail that says so. */
const acts: Record<PrivacyAnswer, Act> = {
  async "send-export"(trx, { request, email, now }, { mailAddresses }) {
    const { token, hash } = createToken();
    const download_until = now + privacyRequests.downloadDays * 24 * 60 * 60_000;
    const download = { download_hash: hash, download_until };
    await trx.updateTable("privacy_requests").set(download).where("id", "=", request.id).execute();
    return composePrivacyExport({ email, token, now }, mailAddresses);
  },
  async erase(trx, { email, now }, { mailAddresses }) {
    await eraseRows(trx, await findOwnData(trx, email), now);
    return composePrivacyErased({ email, now }, mailAddresses);
  },
  /** The correction itself was made on the person's page. */
  async "confirm-correction"(_trx, { email, now }, { mailAddresses }) {
    return composePrivacyDone({ kind: "correction", email, now }, mailAddresses);
  },
  async withdraw(trx, { email, personId, now }, { mailAddresses }) {
    await withdrawConsent(trx, email, personId, now);
    return composePrivacyDone({ kind: "withdrawal", email, now }, mailAddresses);
  },
};

/**
 * Answers a confirmed request. It covers only what carries an address of the person who confirmed it. The act, the request's
 * new state and the mail that says that it is done are stored together or not at all.
 *
 * @param personId who answers
 * @throws HttpError 404 when there is no such request, 409 when it is answered, or asks for another answer
 */
export async function answerRequest(
  parts: Parts,
  id: string,
  answer: PrivacyAnswer,
  personId: string,
): Promise<void> {
  const { db } = parts;
  const now = parts.now();
  await db.transaction().execute(async (trx) => {
    const request = await claimRequest(trx, id, personId, now);
    const { email } = request;
    if (answerOfKind[request.kind] !== answer) {
      throw new HttpError(409, "This is not the answer that was asked for");
    }
    if (email === null) {
      throw new HttpError(409, "This person is erased, so the request needs no answer any more");
    }
    const mails = await acts[answer](trx, { request, email, personId, now }, parts);
    await insertMails(trx, mails);
  });
  if (answer === "erase") await wipeErased(db);
}

/** One update decides: of two people who answer at once, one gets a conflict. */
async function claimRequest(
  trx: Transaction<Database>,
  id: string,
  personId: string,
  now: number,
): Promise<PrivacyRequestRow> {
  const claimed = await trx
    .updateTable("privacy_requests")
    .set({ answered_at: now, answered_by: personId })
    .where("id", "=", id)
    .where("confirmed_at", "is not", null)
    .where("answered_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  if (claimed) return claimed;
  const found = await trx
    .selectFrom("privacy_requests")
    .select("id")
    .where("id", "=", id)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  if (!found) throw new HttpError(404, "There is no such request");
  throw new HttpError(409, "This request is answered already");
}
