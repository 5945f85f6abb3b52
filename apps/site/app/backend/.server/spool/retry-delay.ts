import { retention } from "@crm/contract/pages/privacy";

const day = 24 * 60 * 60_000;

/** When a submission that the host did not accept is tried again. Milliseconds. */
export const retryDelays = {
  /** The longest pause after the first failure; it doubles with each further one. */
  firstMs: 1_000,
  /** No pause between attempts is longer, so that the spool is empty soon after the host is back. */
  cappedMs: 60_000,
  /** The longest `Retry-After` of a host that is followed. */
  longestMs: 10 * 60_000,
  /** After this time a person has to decide. */
  giveUpMs: retention.spooledFormDays * day,
  /** How long the key of a forwarded submission is kept, so that a repeat is recognized. */
  keepForwardedMs: day,
} as const;

export type RetryDelays = Readonly<Record<keyof typeof retryDelays, number>>;

/**
 * The pause before the next attempt: random between zero and a bound that doubles, so that submissions
 * that failed together are not sent together again ("full jitter").
 *
 * @param attempts how many attempts have failed
 * @param retryAfterSeconds what the host asks for; it is the shortest pause then
 */
export function nextDelay(
  { firstMs, cappedMs, longestMs }: RetryDelays,
  attempts: number,
  retryAfterSeconds = 0,
): number {
  const bound = Math.min(cappedMs, firstMs * 2 ** (attempts - 1));
  return Math.min(longestMs, retryAfterSeconds * 1_000 + Math.round(Math.random() * bound));
}
