import type { Logger } from "pino";

/** Work that looks again and again whether something is due. */
export interface RepeatedCheck {
  /** Checks once. */
  check(): Promise<void>;
  start(): void;
  /** Waits for the check that runs. */
  stop(): Promise<void>;
}

/**
 * Repeats a check: the next one begins some time after the last one has ended. A failure is logged, and
 * the next check follows.
 *
 * @param given.everyMs the time between two checks
 * @param given.failure what is logged after a failure, such as "can't check for alarms"
 */
export function repeatCheck(given: {
  check: () => Promise<void>;
  everyMs: number;
  log: Pick<Logger, "error">;
  failure: string;
}): RepeatedCheck {
  const { check, everyMs, log, failure } = given;
  let timer: NodeJS.Timeout | undefined;
  let checking = Promise.resolve();

  function schedule(): void {
    timer = setTimeout(() => {
      checking = check()
        .catch((error: unknown) => log.error({ err: error }, failure))
        .then(schedule);
    }, everyMs).unref();
  }

  return {
    check,
    start: schedule,
    async stop() {
      clearTimeout(timer);
      await checking;
      // The check that just ended has scheduled the next one.
      clearTimeout(timer);
    },
  };
}
