import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

/** Names one request in the logs of a proxy, the site and the back office. */
export const requestIdHeader = "X-Request-Id";

/** Short and without characters that could change a line of a log. */
const wellFormed = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

const current = new AsyncLocalStorage<string>();

/**
 * Returns the given id when it is well formed, else a new one.
 *
 * @example chooseRequestId("<script>") // "0b0c3c4e-…"
 */
export function chooseRequestId(given: string | undefined): string {
  return given && wellFormed.test(given) ? given : randomUUID();
}

/**
 * Runs the work of a request, so that `requestIdHeaders` knows its id.
 *
 * @example await runWithRequestId(id, next)
 */
export function runWithRequestId<Result>(id: string, work: () => Result): Result {
  return current.run(id, work);
}

/**
 * The header that carries the id of the request being answered to another server; empty outside of one.
 *
 * @example { ...headers, ...requestIdHeaders() }
 */
export function requestIdHeaders(): Record<string, string> {
  const id = current.getStore();
  return id === undefined ? {} : { [requestIdHeader]: id };
}
