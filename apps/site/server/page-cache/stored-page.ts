import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";

const encodings = ["br", "gzip"] as const;
type Encoding = (typeof encodings)[number];

/** An answer that is ready to be sent. */
export interface PageAnswer {
  status: 200 | 304;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/**
 * A rendered page, compressed in two ways. Uncompressed it would take three times as much memory, and almost nobody
 * asks for it.
 */
export interface StoredPage {
  etag: string;
  /** When the page was rendered, in epoch milliseconds. */
  renderedAt: number;
  /** Whether it is compressed as far as possible, which happens when it is rendered unchanged. */
  isSmallest: boolean;
  answers: Record<Encoding, PageAnswer & { body: Buffer }>;
  /** The answer without compression. The page is decompressed for it unless it still is in memory. */
  readPlain(): PageAnswer;
  notModified: PageAnswer;
}

/**
 * Higher quality than for streams: a page is compressed a few times a minute at most. With a larger window Brotli
 * takes two megabytes more for a while; only pages of more than 100 kB get smaller.
 */
const firstBrotli = { quality: 6, mostWindowBits: 16 };

/** A tenth smaller, but too slow while a reader may be waiting. */
const lastBrotli = {
  quality: constants.BROTLI_MAX_QUALITY,
  mostWindowBits: constants.BROTLI_DEFAULT_WINDOW,
};

/**
 * Browsers may store the page, but must revalidate it for each request. A CDN keeps it for as long as
 * the site's own cache does (`freshMs`, then `shownMs`): the header `Age` says how much of that has
 * passed, so that a change at a host is visible within a minute. While the site is down, a CDN may
 * show the last page for a day.
 */
const caching = {
  vary: "Accept-Encoding",
  "cache-control": "public, max-age=0, s-maxage=20, must-revalidate",
  "cdn-cache-control": "max-age=20, stale-while-revalidate=20, stale-if-error=86400",
};

/**
 * Reads and compresses a page, so that it can be sent any number of times.
 *
 * @param response the renderer's complete answer
 * @param extraHeaders the headers of every answer
 * @param options `old` is the stored page that this one replaces; `now` is in milliseconds
 */
export async function storePage(
  response: Response,
  extraHeaders: Record<string, string>,
  { old, now = Date.now() }: { old?: StoredPage | undefined; now?: number | undefined } = {},
): Promise<StoredPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  // The policy is part of the etag: after a 304 the browser would still use the old policy.
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  const hash = createHash("sha256").update(policy).update(identity).digest("base64url");
  const etag = `W/"${hash.slice(0, 22)}"`;
  const isUnchanged = old?.etag === etag;
  if (isUnchanged && old.isSmallest) return { ...old, renderedAt: now };
  const compressed = await Promise.all([
    // At most one reader waits for it, once, and all later ones have less to load.
    compressBrotli(identity, isUnchanged ? lastBrotli : firstBrotli),
    promisify(gzip)(identity),
  ]);
  const [br, gz] = [cutToSize(compressed[0]), cutToSize(compressed[1])];
  const headers = {
    ...Object.fromEntries(response.headers),
    ...extraHeaders,
    ...caching,
    etag,
  };
  const answer = (body: Buffer, encoding?: string) => ({
    status: 200 as const,
    headers: {
      ...headers,
      "content-length": String(body.length),
      ...(encoding && { "content-encoding": encoding }),
    },
    body,
  });
  return {
    etag,
    renderedAt: now,
    isSmallest: isUnchanged,
    answers: { br: answer(br, "br"), gzip: answer(gz, "gzip") },
    readPlain: keepWeakly(() => answer(gunzipSync(gz))),
    notModified: { status: 304, headers: { ...caching, etag }, body: undefined },
  };
}

function compressBrotli(page: Buffer, { quality, mostWindowBits }: typeof firstBrotli) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(windowBits(page.length), mostWindowBits),
  };
  return promisify(brotliCompress)(page, { params });
}

/** Brotli can't look back on the last 16 bytes of its window. */
const windowGap = 16;

/** The smallest window with a whole page in it, as a power of two. A larger one would make it no smaller. */
function windowBits(bytes: number): number {
  const bits = Math.ceil(Math.log2(bytes + windowGap));
  return Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS);
}

/** zlib's results are parts of larger buffers, all of which would stay in memory. */
function cutToSize(result: Buffer): Buffer {
  return Buffer.from(new Uint8Array(result).buffer);
}

/** Makes a value again after it was collected as garbage. */
function keepWeakly<Value extends object>(make: () => Value): () => Value {
  let kept: WeakRef<Value> | undefined;
  return () => {
    const old = kept?.deref();
    if (old) return old;
    const value = make();
    kept = new WeakRef(value);
    return value;
  };
}

/** What a page's headers, hash and key take. Bytes. */
const headBytes = 4_096;

/** How much memory a stored page takes. Bytes. */
export function pageSize({ answers }: StoredPage): number {
  return encodings.reduce((sum, encoding) => sum + answers[encoding].body.length, headBytes);
}

/** The request headers that select the form of an answer. */
export interface AnswerPreferences {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/** The answer for one request: 304 when the client has this version of the page, else the page. */
export function pageAnswer(
  page: StoredPage,
  { acceptEncoding, ifNoneMatch }: AnswerPreferences,
  now: number = Date.now(),
): PageAnswer {
  const isKnown = ifNoneMatch?.split(",").some((tag) => tag.trim() === page.etag);
  const answer = isKnown ? page.notModified : answerIn(page, chooseEncoding(acceptEncoding));
  const age = Math.max(0, Math.floor((now - page.renderedAt) / 1_000));
  return { ...answer, headers: { ...answer.headers, age: String(age) } };
}

function answerIn(page: StoredPage, encoding: Encoding | undefined): PageAnswer {
  return encoding ? page.answers[encoding] : page.readPlain();
}

/** The first of our encodings that the client accepts; `q=0` means not accepted. */
function chooseEncoding(acceptEncoding = ""): Encoding | undefined {
  const accepted = new Set(
    acceptEncoding
      .toLowerCase()
      .split(",")
      .map((entry) => entry.split(";").map((part) => part.trim()))
      .filter(([, weight]) => !/^q=0(?:\.0+)?$/.test(weight ?? ""))
      .map(([name]) => name),
  );
  return encodings.find((encoding) => accepted.has(encoding));
}
