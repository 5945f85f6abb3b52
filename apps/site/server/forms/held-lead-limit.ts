import type { Failure } from "../../app/forms/outcome.ts";
import { describeRetry } from "../../app/forms/retry-after.ts";
import type { ConsumeRateLimit } from "../rate-limits.ts";

/**
 * Counts a valid submission without a captcha for its visitor and for all visitors together.
 *
 * @param tooManyOfAll what to say when all visitors together have sent too many
 * @returns the outcome and the seconds to wait when a limit is reached
 */
export async function findReachedLimit(
  consumeRateLimit: ConsumeRateLimit,
  visitor: string,
  tooManyOfAll: string,
) {
  const own = await consumeRateLimit("heldLead", visitor);
  if (own !== undefined) return tooMany("Too many tries.", own);
  const all = await consumeRateLimit("heldLeadOfAll", "all visitors");
  return all === undefined ? undefined : tooMany(tooManyOfAll, all);
}

function tooMany(reason: string, seconds: number) {
  const message = `${reason} ${describeRetry(seconds)}`;
  return { outcome: { outcome: "error", message } satisfies Failure, seconds };
}
