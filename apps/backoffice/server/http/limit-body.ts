import { readAtMost } from "@crm/server-kit/limited-body";
import { createMiddleware } from "hono/factory";
import { HttpError } from "./http-error.ts";

/**
 * Refuses a larger body with 413.
 *
 * @param maxBytes a whole number of kibibytes, which the sentence names
 */
export function limitBodyTo(maxBytes: number) {
  return createMiddleware(async (c, next) => {
    const { body, headers } = c.req.raw;
    // A length that is announced is kept to by Node; a chunked body has none.
    const announced = headers.has("Transfer-Encoding") ? null : headers.get("Content-Length");
    if (body && (announced === null || Number(announced) > maxBytes)) {
      const kept = await readAtMost(body, maxBytes);
      if (!kept)
        throw new HttpError(413, `This is too large: at most ${maxBytes / 1024} kB are accepted`);
      c.req.raw = new Request(c.req.raw, { body: kept });
    }
    await next();
  });
}
