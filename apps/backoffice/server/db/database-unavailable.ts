import { AsyncLocalStorage } from "node:async_hooks";

/**
 * The database can't be used now: it is down, not responding, locked, full or damaged. The same
 * request may work later, so the answer is 503 instead of 500.
 */
export class DatabaseUnavailable extends Error {
  /** @param cause what the driver reported */
  constructor(cause: unknown) {
    // A host name with several addresses fails with one error for each.
    const first: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
    const reason = first instanceof Error ? first.message : String(first);
    super(`The database is not available: ${reason}`, { cause: first });
    this.name = "DatabaseUnavailable";
    const watch = watches.getStore();
    if (watch) watch.failure ??= this;
  }
}

const watches = new AsyncLocalStorage<{ failure: DatabaseUnavailable | undefined }>();

/**
 * Runs work of a library that handles database errors itself: better-auth answers "no session" or
 * "signed out" when its query failed.
 *
 * @throws DatabaseUnavailable when any query of the work failed for that reason
 */
export async function failWithDatabase<Result>(work: () => Promise<Result>): Promise<Result> {
  const watch: { failure: DatabaseUnavailable | undefined } = { failure: undefined };
  try {
    const result = await watches.run(watch, work);
    if (!watch.failure) return result;
  } catch (error) {
    throw watch.failure ?? error;
  }
  throw watch.failure;
}
