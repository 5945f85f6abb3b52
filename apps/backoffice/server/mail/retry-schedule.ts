import { retention } from "@crm/contract/pages/privacy";

const minute = 60_000;
const hour = 60 * minute;

const first = [1 * minute, 5 * minute, 15 * minute, 30 * minute] as const;
const giveUpAfter = retention.mailAttemptsDays * 24 * hour;

/**
 * The delay after the nth failed attempt: 1, 5, 15 and 30 minutes, then an hour each, for five days
 * in total (`retention.mailAttemptsDays`). It counts attempts, so time when the machine is off does not matter.
 *
 * @param attempts attempts made so far, at least 1
 * @returns milliseconds, or undefined when the five days are over
 */
export function nextDelay(attempts: number): number | undefined {
  const early = first.slice(0, attempts).reduce((sum, delay) => sum + delay, 0);
  const elapsed = early + Math.max(attempts - first.length, 0) * hour;
  if (elapsed > giveUpAfter) return undefined;
  return first[attempts - 1] ?? hour;
}
