import { HttpError } from "../http/http-error.ts";

type Sharp = typeof import("sharp")["default"];

/** Loads the library with the first picture. */
async function loadSharp(): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  // A decoded picture takes up to 160 MB. So one is decoded at a time, by one thread, and none is cached.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** How many uploads may wait; their files are in memory. */
const mostWaiting = 12;

/** How long one picture may take to decode and encode. Seconds. */
export const encodeSeconds = 20;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Runs work on pictures after all work that was given before has ended.
 *
 * @throws HttpError 503 when too much is waiting
 */
export async function encodeInTurn<Result>(
  work: (sharp: Sharp) => Promise<Result>,
): Promise<Result> {
  if (waiting >= mostWaiting) {
    throw new HttpError(
      503,
      "Too many pictures are being uploaded. Please try again in a minute.",
      {
        headers: { "Retry-After": "10" },
      },
    );
  }
  waiting += 1;
  const result = last.then(loadSharp).then(work);
  last = result
    .catch(() => undefined)
    .finally(() => {
      waiting -= 1;
    });
  return result;
}
