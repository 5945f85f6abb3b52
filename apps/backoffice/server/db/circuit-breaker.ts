import { DatabaseUnavailable } from "./database-unavailable.ts";

/** The interval between probes of a server that does not respond. Milliseconds. */
const probeEveryMs = 1_000;

/** A circuit breaker for a server that accepts connections or queries and does not answer. */
export interface CircuitBreaker {
  /** @throws DatabaseUnavailable at once while the circuit is open */
  throwIfOpen(): void;
  /** Reports a timeout, which opens the circuit. */
  report(): void;
  /** How many timeouts were reported: a connection from before the last one may be dead. */
  count(): number;
  stop(): void;
}

/**
 * Creates a circuit breaker: after a timeout, queries fail at once until a probe succeeds.
 *
 * @param probe connects and sends a query; rejects within its own limits
 */
export function createCircuitBreaker(probe: () => Promise<void>): CircuitBreaker {
  let isOpen = false;
  let count = 0;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  function runProbe(): void {
    probe().then(
      () => {
        isOpen = false;
      },
      () => {
        if (!stopped) timer = setTimeout(runProbe, probeEveryMs).unref();
      },
    );
  }

  return {
    throwIfOpen() {
      if (isOpen) throw new DatabaseUnavailable(new Error("it does not answer"));
    },
    report() {
      count += 1;
      if (isOpen || stopped) return;
      isOpen = true;
      runProbe();
    },
    count: () => count,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
