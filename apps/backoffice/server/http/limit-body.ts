import { createMiddleware } from "hono/factory";
import { Refusal } from "./refusal.ts";

/** So much more is read and thrown away, for the answer to reach a sender that is still sending. */
const mostDiscarded = 8 * 1024 * 1024;

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
        throw new Refusal(413, `This is too large: at most ${maxBytes / 1024} kB are accepted`);
      c.req.raw = new Request(c.req.raw, { body: kept });
    }
    await next();
  });
}

async function readAtMost(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const kept: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes <= maxBytes) kept.push(chunk);
    else if (bytes > mostDiscarded) break;
  }
  return bytes <= maxBytes ? Buffer.concat(kept) : undefined;
}
