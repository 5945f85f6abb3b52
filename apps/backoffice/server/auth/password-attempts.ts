import { maxLength } from "@crm/contract/figures";
import { toLimitKey } from "@crm/server-kit/client-address";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { HttpError } from "../http/http-error.ts";
import { createQueueByKey } from "../leads/queue-by-key.ts";
import { wrongPasswordLimits } from "../limits/rate-limits.ts";

/** Who tries a password. */
export interface Attempt {
  /** The client's address. */
  address: string;
  /** The email that was typed, whether or not there is such a person. */
  account: string;
}

/** Limits wrong passwords by address and by account; right ones do not count. */
export interface PasswordAttempts {
  /**
   * Runs an attempt, which counts when it throws a HttpError. Attempts of one address or on one
   * account run one after the other, so that many at once can't pass before the first has failed.
   *
   * @throws HttpError 429 with `Retry-After` when the limit is reached, also for the right password
   */
  run<Result>(attempt: Attempt, task: () => Promise<Result>): Promise<Result>;
  /** Reads a request before it is known whose account it names; a malformed one counts. */
  read<Body>(address: string, task: () => Promise<Body>): Promise<Body>;
}

const knownMs = 30 * 24 * 60 * 60_000;

/** Counts in this process's memory: several processes each allow the full number. */
export function createPasswordAttempts(now: () => number): PasswordAttempts {
  const byAddress = createCounter("address");
  const byAccount = createCounter("account");
  const queue = createQueueByKey();
  /** Where people have signed in before: nobody elsewhere can lock them out from there. */
  const known = new Map<string, number>();

  function remember(pair: string): void {
    for (const [old, until] of known) if (until <= now()) known.delete(old);
    known.set(pair, now() + knownMs);
  }

  return {
    async run({ address, account }, task) {
      const from = toLimitKey(address);
      const whose = account.toLowerCase().slice(0, maxLength.email);
      const pair = `${from} ${whose}`;
      return queue(`address ${from}`, () =>
        queue(`account ${whose}`, async () => {
          const isKnown = (known.get(pair) ?? 0) > now();
          const counts = [byAddress(from), ...(isKnown ? [] : [byAccount(whose)])];
          const result = await countRefusals(counts, task);
          remember(pair);
          return result;
        }),
      );
    },
    read: (address, task) => countRefusals([byAddress(toLimitKey(address))], task),
  };
}

/** One count of failures. */
interface Counted {
  refuseAtLimit(): Promise<void>;
  countFailure(): Promise<unknown>;
}

function createCounter(kind: keyof typeof wrongPasswordLimits): (key: string) => Counted {
  const { failures, seconds } = wrongPasswordLimits[kind];
  const limiter = new RateLimiterMemory({ keyPrefix: kind, points: failures, duration: seconds });
  return (key) => ({
    async refuseAtLimit() {
      const state = await limiter.get(key);
      if (!state || state.consumedPoints < failures) return;
      const wait = Math.max(1, Math.ceil(state.msBeforeNext / 1_000));
      throw new HttpError(429, "Too many wrong passwords. Please try again in a few minutes.", {
        headers: { "Retry-After": String(wait) },
      });
    },
    countFailure: () => limiter.penalty(key),
  });
}

async function countRefusals<Result>(
  counts: readonly Counted[],
  task: () => Promise<Result>,
): Promise<Result> {
  for (const count of counts) await count.refuseAtLimit();
  try {
    return await task();
  } catch (error) {
    if (error instanceof HttpError) await Promise.all(counts.map((count) => count.countFailure()));
    throw error;
  }
}
