import { queueCopy as copy } from "./copy.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Says how much time is left until a lead must be answered, or how late it is.
 *
 * @param now epoch milliseconds
 */
export function waitingTime(answerDueAt: string, now: number): { text: string; isLate: boolean } {
  const left = Date.parse(answerDueAt) - now;
  const time = writeTime(Math.abs(left));
  return left < 0
    ? { text: copy.late(time), isLate: true }
    : { text: copy.left(time), isLate: false };
}

function writeTime(ms: number): string {
  if (ms < hour) return `${Math.max(1, Math.floor(ms / minute))} min`;
  if (ms < 2 * day) return `${Math.floor(ms / hour)} h`;
  return `${Math.floor(ms / day)} days`;
}
