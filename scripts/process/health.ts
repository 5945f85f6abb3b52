import { setTimeout as pause } from "node:timers/promises";

/** True when the address answers with 2xx within two seconds. */
export async function isHealthy(url: string): Promise<boolean> {
  try {
    const { ok } = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    return ok;
  } catch {
    return false;
  }
}

/** An app counts as hung after this many consecutive checks without any answer. */
export interface HangLimit {
  checks: number;
  /** Interval between two checks, and each check's timeout, in milliseconds. */
  everyMs: number;
}

/** Thirty seconds. Checks are counted, so that a machine's sleep does not look like a hang. */
export const hangLimit: HangLimit = { checks: 6, everyMs: 5_000 };

/**
 * Checks a running app repeatedly until it hangs or ends.
 *
 * @param ask returns true when the app has answered before the signal
 * @returns true once the app hangs; false once it has ended
 */
export async function waitForHang(
  ask: (signal: AbortSignal) => Promise<boolean>,
  { checks, everyMs }: HangLimit,
  ended: AbortSignal,
): Promise<boolean> {
  let unanswered = 0;
  while (unanswered < checks) {
    const next = pause(everyMs, undefined, { signal: ended }).catch(() => undefined);
    const signal = AbortSignal.any([ended, AbortSignal.timeout(everyMs)]);
    unanswered = (await ask(signal)) ? 0 : unanswered + 1;
    await next;
    if (ended.aborted) return false;
  }
  return true;
}

/**
 * True when the address gives any answer before the signal. Also 503 counts: an app that is running
 * but not ready is not fixed by a restart.
 */
export async function answers(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { body } = await fetch(url, { signal });
    await body?.cancel();
    return true;
  } catch {
    return false;
  }
}
