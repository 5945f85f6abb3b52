import { maxLength } from "@crm/contract/limits";
import { toLimitKey } from "@crm/server-kit/client-address";
import { createMemoryCounter } from "@crm/server-kit/memory-counter";
import { type CreateCounter, countLimitHit } from "@crm/server-kit/rate-limiter";
import { HttpError } from "../http/http-error.ts";
import { wrongPasswordLimits } from "../limits/rate-limits.ts";
import { createQueueByKey } from "../queue-by-key.ts";

/** An attempt to enter a password. */
export interface Attempt {
  /** The client's address. */
  address: string;
  /** The email that was typed, whether or not there is such a person. */
  account: string;
  /** What is tried, for the message; unless it is said, passwords. */
  what?: "passwords" | "codes";
}

/** A limit that has just been reached. */
export interface Lock extends Attempt {
  limit: keyof typeof wrongPasswordLimits;
}

/** Limits wrong passwords and codes by address and by account; right ones do not count. */
export interface PasswordAttempts {
  /**
   * Runs an attempt, which counts when it throws an HttpError. Attempts of one address or on one
   * account run one after the other, so that parallel attempts can't exceed the limit.
   *
   * @param isComplete whether the answer proves who the person is; a right password alone does not when a
   *   code follows
   * @throws HttpError 429 with `Retry-After` when the limit is reached, also for the right password
   */
  run<Result>(
    attempt: Attempt,
    task: () => Promise<Result>,
    isComplete?: (result: Result) => boolean,
  ): Promise<Result>;
  /** Reads a request before its account is known; a malformed one counts for the address. */
  read<Body>(address: string, task: () => Promise<Body>): Promise<Body>;
}

const knownAddressMs = 30 * 24 * 60 * 60_000;

/**
 * @param create where wrong passwords are counted
 * @param onLock is told once when a limit is reached, not for each attempt that it then rejects
 */
export function createPasswordAttempts(
  now: () => number,
  create: CreateCounter = createMemoryCounter,
  onLock: (lock: Lock) => Promise<void> = async () => {},
): PasswordAttempts {
  const byAddress = createCounter("address", create);
  const byAccount = createCounter("account", create);
  const queue = createQueueByKey();
  /** Pairs of address and account with a successful sign-in: the account's limit does not apply. */
  const known = new Map<string, number>();

  function remember(pair: string): void {
    for (const [old, until] of known) if (until <= now()) known.delete(old);
    known.set(pair, now() + knownAddressMs);
  }

  return {
    async run(attempt, task, isComplete = () => true) {
      const { address, account } = attempt;
      const addressKey = toLimitKey(address);
      const accountKey = account.toLowerCase().slice(0, maxLength.email);
      const pair = `${addressKey} ${accountKey}`;
      return queue(`address ${addressKey}`, () =>
        queue(`account ${accountKey}`, async () => {
          const isKnown = (known.get(pair) ?? 0) > now();
          const counters = [byAddress(addressKey), ...(isKnown ? [] : [byAccount(accountKey)])];
          const result = await countErrors(attempt, counters, task);
          if (isComplete(result)) remember(pair);
          return result;
        }),
      );
    },
    read: (address, task) =>
      countErrors({ address, account: "" }, [byAddress(toLimitKey(address))], task),
  };

  async function countErrors<Result>(
    attempt: Attempt,
    counters: readonly FailureCounter[],
    task: () => Promise<Result>,
  ): Promise<Result> {
    for (const counter of counters) await counter.rejectAtLimit(attempt);
    try {
      return await task();
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      for (const { limit, countFailure } of counters) {
        if (await countFailure()) await onLock({ ...attempt, limit });
      }
      throw error;
    }
  }
}

/** A counter of failures for one address or account. */
interface FailureCounter {
  limit: Lock["limit"];
  rejectAtLimit(attempt: Attempt): Promise<void>;
  /** @returns whether this failure has reached the limit */
  countFailure(): Promise<boolean>;
}

function createCounter(
  kind: keyof typeof wrongPasswordLimits,
  create: CreateCounter,
): (key: string) => FailureCounter {
  const { failures, seconds } = wrongPasswordLimits[kind];
  const limiter = create({ keyPrefix: `password ${kind}`, points: failures, duration: seconds });
  return (key) => ({
    limit: kind,
    async rejectAtLimit({ what = "passwords" }) {
      const state = await limiter.get(key);
      if (!state || state.consumedPoints < failures) return;
      countLimitHit(`wrongPassword.${kind}`);
      const wait = Math.max(1, Math.ceil(state.msBeforeNext / 1_000));
      throw new HttpError(429, `Too many wrong ${what}. Please try again in a few minutes.`, {
        headers: { "Retry-After": String(wait) },
      });
    },
    countFailure: async () => (await limiter.penalty(key)).consumedPoints === failures,
  });
}
