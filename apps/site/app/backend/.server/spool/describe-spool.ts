import type { Spool } from "./spool.ts";

/** A submission that waits longer is reported. Milliseconds. */
const reportAfterMs = 60_000;

/**
 * What a person should know about the spool, in one sentence for `/readyz`.
 *
 * @returns undefined when nothing waits for long and nothing is dead
 */
export function describeSpool(spool: Spool, now: () => number = Date.now): string | undefined {
  try {
    spool.probe();
    const { counts, oldestWaitingAt } = spool.status();
    if (counts.dead > 0) {
      return `${count(counts.dead)} rejected by the lead host and must be corrected by a person; see "Could not be stored" at the desk or run npm run spool.`;
    }
    if (oldestWaitingAt === undefined || now() - oldestWaitingAt < reportAfterMs) return undefined;
    const waiting = counts.waiting + counts.forwarding;
    const since = new Date(oldestWaitingAt).toISOString();
    return `${count(waiting)} stored in the spool, the first at ${since}, because the lead host does not accept them; the log says why, and they are sent by themselves.`;
  } catch (error) {
    // A damaged file must not hide the other checks.
    const reason = error instanceof Error ? error.message : error;
    return `The spool can't be written (${reason}); while the lead host is down, forms show an error.`;
  }
}

function count(submissions: number): string {
  return submissions === 1 ? "1 submission was" : `${submissions} submissions were`;
}
