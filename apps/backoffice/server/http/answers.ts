import type { Context, ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Logger } from "pino";

/** Every refusal carries both flags: lead calls are read by `status`, article calls by `success`. */
export function refusal(message: string) {
  return { status: false, success: false, message };
}

export function answerNotFound(c: Context) {
  return c.json(refusal("There is nothing at this address"), 404);
}

/** Answers a known path that was asked with another method. */
export function answerWrongMethod(allowed: string) {
  return (c: Context) => c.json(refusal(`Please use ${allowed} here`), 405, { Allow: allowed });
}

/** What went wrong is for the log, never for the caller. */
export function answerError(log: Logger): ErrorHandler {
  return (error, c) => {
    if (error instanceof HTTPException) return c.json(refusal(error.message), error.status);
    log.error({ err: error, method: c.req.method, path: c.req.path }, "request failed");
    return c.json(refusal("Something went wrong on our side, please try again later"), 500);
  };
}
