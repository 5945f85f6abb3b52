import type { ContentfulStatusCode } from "hono/utils/http-status";

/**
 * An error of the caller with its status and message. A handler throws it; it is not logged as an
 * error of the server.
 */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  /** The field with the error, named as the caller sent it. */
  readonly field: string | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    more: { field?: string | undefined; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.status = status;
    this.field = more.field;
    this.headers = more.headers ?? {};
  }
}
