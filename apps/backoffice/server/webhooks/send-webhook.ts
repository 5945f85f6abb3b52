import { sendRequest } from "@crm/server-kit/send-request";
import { Webhook } from "standardwebhooks";
import type { WebhookEndpointRow } from "../db/rows/webhook-rows.ts";
import { createGuardedLookup, findTargetProblem } from "./check-target.ts";

/** Bytes of an answer that are read and shown. */
const maxAnswerBytes = 1_000;

/** What came of one attempt. */
export interface Attempt {
  isDelivered: boolean;
  /** The status, when there was an answer. */
  status: number | null;
  /** The beginning of the answer, or what went wrong. */
  answer: string;
}

/**
 * Sends a signed message as the Standard Webhooks specification says. Redirects are not followed: they
 * would send personal data to another address.
 *
 * @param id the same in all attempts
 * @param now epoch milliseconds, which the signature contains
 */
export async function sendWebhook(
  endpoint: WebhookEndpointRow,
  { id, body, timeoutMs }: { id: string; body: string; timeoutMs: number },
  now: number,
): Promise<Attempt> {
  const target = { url: endpoint.url, isInternal: endpoint.is_internal === 1 };
  const problem = findTargetProblem(target);
  if (problem) return { isDelivered: false, status: null, answer: problem };
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await sendRequest(target.url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(now / 1_000)),
        "webhook-signature": sign(endpoint, id, body, now),
      },
      body,
      signal,
      lookup: createGuardedLookup(target.isInternal),
    });
    const status = response.statusCode ?? 0;
    const isRedirect = status >= 300 && status < 400;
    const answer = isRedirect ? "Redirects are not followed" : await readStart(response);
    response.destroy();
    return { isDelivered: status >= 200 && status < 300, status, answer };
  } catch (error) {
    const isLate = signal.aborted;
    const reason = error instanceof Error ? error.message : String(error);
    const answer = isLate ? `No answer within ${timeoutMs / 1_000} seconds` : reason;
    return { isDelivered: false, status: null, answer };
  }
}

/** While a new secret is being taken over, the message has a signature by each. */
function sign(endpoint: WebhookEndpointRow, id: string, body: string, now: number): string {
  const { secret, old_secret, old_secret_until } = endpoint;
  const isOldValid = old_secret !== null && (old_secret_until ?? 0) > now;
  return (isOldValid ? [secret, old_secret] : [secret])
    .map((key) => new Webhook(key).sign(id, new Date(now), body))
    .join(" ");
}

/** An answer that breaks off has been given nevertheless. */
async function readStart(response: AsyncIterable<Buffer>): Promise<string> {
  let start = Buffer.alloc(0);
  try {
    for await (const chunk of response) {
      start = Buffer.concat([start, chunk]).subarray(0, maxAnswerBytes);
      if (start.length === maxAnswerBytes) break;
    }
  } catch {
    // What has arrived is shown.
  }
  // PostgreSQL stores no NUL.
  return start.toString().replaceAll("\0", "").toWellFormed();
}
