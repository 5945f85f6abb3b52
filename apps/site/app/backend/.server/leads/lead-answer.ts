import { statusAnswer } from "@crm/contract/calls/answer";
import { visitorLimitHeader } from "@crm/contract/extensions/visitor-limit";
import { FetchError, type JsonAnswer } from "@crm/server-kit/fetch-json";
import { readAnswer } from "../hosts/read-answer.ts";

/** A lead call's result, and its reason. */
export interface LeadAnswer {
  accepted: boolean;
  message?: string;
}

/**
 * The host accepts no more of this visitor for now. A submission that was already thanked for is sent
 * again all the same.
 */
export class VisitorLimited extends FetchError {}

/**
 * HTTP errors about the submission itself: a repeat gets the same answer. All other errors concern
 * the moment or the settings (401, 403 and 404: a wrong key or path; 408, 429 and 5xx: not now).
 * The submission may have been stored despite them.
 */
const finalErrors: ReadonlySet<number> = new Set([400, 413, 422]);

/**
 * Reads a host's result: a boolean `status` and a message, each under `data` or at the top level. Hosts
 * differ in where they put them, whatever the call. True counts only with a 2xx code, false with 2xx or one of the
 * final errors.
 *
 * @param name the call, for the log
 * @throws VisitorLimited when the visitor has reached a limit of the host
 * @throws FetchError when there is no result: the same submission may be sent again with its key
 */
export function readLeadAnswer(name: string, answer: JsonAnswer): LeadAnswer {
  const { status, headers, body } = answer;
  if (status === 429 && headers[visitorLimitHeader.toLowerCase()]) {
    throw new VisitorLimited(`${name}: the visitor has reached a limit`, answer);
  }
  const data = "data" in body && typeof body.data === "object" ? body.data : {};
  const verdict = readAnswer(name, statusAnswer, { ...body, ...data }, body);
  const isSuccess = status >= 200 && status < 300;
  const isVerdict = isSuccess || (verdict?.status === false && finalErrors.has(status));
  if (!verdict || !isVerdict) {
    throw new FetchError(`${name}: answered ${status} without a verdict`, answer);
  }
  const { status: accepted, message } = verdict;
  return message ? { accepted, message } : { accepted };
}
