import type { ContentfulStatusCode } from "hono/utils/http-status";

/**
 * A request that can't be granted, thrown where that is found out and answered as it says. Not a
 * fault: it is not logged as one.
 */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  /** The field that it is about, named as the caller sent it. */
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
