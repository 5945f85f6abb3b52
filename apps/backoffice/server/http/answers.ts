import type { Context, ErrorHandler } from "hono";
import type { Logger } from "pino";
import { DatabaseUnavailable } from "../db/database-unavailable.ts";
import { HttpError } from "./http-error.ts";

/**
 * The body of every httpError. It carries both flags, because lead calls are read by `status` and
 * article calls by `success`.
 */
export function httpError(message: string, field?: string) {
  return { status: false, success: false, message, ...(field === undefined ? {} : { field }) };
}

/** Answers an address that nothing stands at. */
export function answerNotFound(c: Context) {
  return answerRefusal(c, new HttpError(404, "There is nothing at this address"));
}

/** Answers a known address that was asked with another method. */
export function answerWrongMethod(allowed: string) {
  return (c: Context) =>
    answerRefusal(
      c,
      new HttpError(405, `Please use ${allowed} here`, { headers: { Allow: allowed } }),
    );
}

/** How soon a caller may ask a database again that was not available. Seconds. */
const retryAfterSeconds = 5;

/**
 * Answers whatever a handler threw. What went wrong is for the log, never for the caller.
 *
 * @param faultMessage what a caller reads of a fault of ours
 */
export function answerError(
  log: Logger,
  faultMessage = "Something went wrong on our side, please try again later",
): ErrorHandler {
  return (error, c) => {
    if (error instanceof HttpError) {
      logBadRequest(log, c, error);
      return answerRefusal(c, error);
    }
    if (c.req.raw.signal.aborted) {
      // Whoever sent it went away in the middle; that is no fault of ours, and nobody listens.
      return answerRefusal(c, new HttpError(400, "The request ended before it was complete"));
    }
    if (error instanceof DatabaseUnavailable) {
      const { method, path } = c.req;
      log.error({ reason: error.message, method, path }, "request failed");
      const headers = { "Retry-After": String(retryAfterSeconds) };
      return answerRefusal(c, new HttpError(503, faultMessage, { headers }));
    }
    log.error({ err: error, method: c.req.method, path: c.req.path }, "request failed");
    return answerRefusal(c, new HttpError(500, faultMessage));
  };
}

/** A made-up address can be as long as all headers together. Characters. */
const mostLoggedPath = 200;

/** One line for a request that makes no sense, without the stack that a fault of ours gets. */
export function logBadRequest(
  log: Logger,
  c: Context,
  { status, message, cause }: HttpError,
): void {
  if (status !== 400) return;
  const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
  const { method, path } = c.req;
  log.info({ method, path: path.slice(0, mostLoggedPath), reason }, "bad request");
}

function answerRefusal(c: Context, { message, field, status, headers }: HttpError) {
  return c.json(httpError(message, field), status, headers);
}
