import { DatabaseUnavailable } from "./database-unavailable.ts";

/** A silent server is asked again after this long. Milliseconds. */
const probeEveryMs = 1_000;

/** Knows that the server takes connections or queries and does not answer them. */
export interface SilenceWatch {
  /** @throws DatabaseUnavailable at once while the server is known to be silent */
  throwIfSilent(): void;
  /** A limit has passed without an answer. */
  report(): void;
  /** Counts the silences so far: a connection from before the last one may be dead. */
  count(): number;
  stop(): void;
}

/**
 * Spares every later query the wait that the first one had: while the server is silent, queries
 * fail at once, and only a probe asks.
 *
 * @param probe connects and asks something; rejects within its own limits
 */
export function createSilenceWatch(probe: () => Promise<void>): SilenceWatch {
  let silent = false;
  let count = 0;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  function ask(): void {
    probe().then(
      () => {
        silent = false;
      },
      () => {
        if (!stopped) timer = setTimeout(ask, probeEveryMs).unref();
      },
    );
  }

  return {
    throwIfSilent() {
      if (silent) throw new DatabaseUnavailable(new Error("it does not answer"));
    },
    report() {
      count += 1;
      if (silent || stopped) return;
      silent = true;
      ask();
    },
    count: () => count,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
