import { UnreadableValue } from "@crm/server-kit/check-shape";
import type { Context, ErrorHandler } from "hono";
import type { Logger } from "pino";
import { DatabaseUnavailable } from "../db/database-unavailable.ts";
import { MediaUnavailable } from "../media/media-unavailable.ts";
import { HttpError } from "./http-error.ts";

/**
 * The body of every error answer. It has both flags: callers of the lead calls read `status`,
 * callers of the article calls read `success`.
 */
export function httpError(message: string, field?: string) {
  return { status: false, success: false, message, ...(field === undefined ? {} : { field }) };
}

/** Answers 404 for an unknown address. */
export function answerNotFound(c: Context) {
  return answerHttpError(c, new HttpError(404, "This address does not exist"));
}

/** Answers 405 for a known address that was requested with another method. */
export function answerWrongMethod(allowed: string) {
  return (c: Context) =>
    answerHttpError(
      c,
      new HttpError(405, `Please use ${allowed} here`, { headers: { Allow: allowed } }),
    );
}

/**
 * Answers 503 to a request that is still running when the back office must stop. The request may
 * have succeeded: sending it again with the same idempotency key returns its answer.
 */
export function answerRestart(c: Context, headers: Record<string, string>) {
  const message = "The back office is restarting, please try again in a few seconds";
  return answerHttpError(c, new HttpError(503, message, { headers }));
}

/** When a caller may try again after the database or the pictures were unavailable. Seconds. */
const retryAfterSeconds = 5;

const mediaMessage = "Pictures can't be stored or read right now, please try again in a minute";

/**
 * Answers an error that a handler threw. The log gets the details, the caller does not.
 *
 * @param faultMessage the message of a 500 or 503 answer
 */
export function answerError(
  log: Logger,
  faultMessage = "Something went wrong on our side, please try again later",
): ErrorHandler {
  return (error, c) => {
    if (error instanceof HttpError) {
      logBadRequest(log, c, error);
      return answerHttpError(c, error);
    }
    if (error instanceof UnreadableValue) {
      const { cause } = error;
      const unreadable = new HttpError(400, "The body has a value that can't be read", { cause });
      logBadRequest(log, c, unreadable);
      return answerHttpError(c, unreadable);
    }
    if (c.req.raw.signal.aborted) {
      // The client closed the connection; this is no error of the server.
      return answerHttpError(c, new HttpError(400, "The request ended before it was complete"));
    }
    if (error instanceof DatabaseUnavailable || error instanceof MediaUnavailable) {
      const { method, path } = c.req;
      const details = { reason: error.message, requestId: c.get("requestId"), method, path };
      log.error(details, "request failed");
      const headers = { "Retry-After": String(retryAfterSeconds) };
      const message = error instanceof MediaUnavailable ? mediaMessage : faultMessage;
      return answerHttpError(c, new HttpError(503, message, { headers }));
    }
    const { method, path } = c.req;
    const details = { err: error, requestId: c.get("requestId"), method, path };
    log.error(details, "request failed");
    return answerHttpError(c, new HttpError(500, faultMessage));
  };
}

/** An invalid address can be as long as all headers together. Characters. */
const maxLoggedPath = 200;

/** Logs one line for a bad request, without a stack trace. */
export function logBadRequest(
  log: Logger,
  c: Context,
  { status, message, cause }: HttpError,
): void {
  if (status !== 400) return;
  const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
  const { method, path } = c.req;
  const requestId = c.get("requestId");
  log.info({ requestId, method, path: path.slice(0, maxLoggedPath), reason }, "bad request");
}

function answerHttpError(c: Context, { message, field, status, headers }: HttpError) {
  return c.json(httpError(message, field), status, headers);
}
