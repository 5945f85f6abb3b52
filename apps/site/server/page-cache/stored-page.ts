import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const encodings = ["br", "gzip", "identity"] as const;
type Encoding = (typeof encodings)[number];

/** An answer that is ready to be sent. */
export interface PageAnswer {
  status: 200 | 304;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** A rendered page in every content encoding. */
export interface StoredPage {
  etag: string;
  answers: Record<Encoding, PageAnswer & { body: Buffer }>;
  notModified: PageAnswer;
}

/** Higher quality than for streams: a page is compressed a few times a minute at most. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Browsers may cache the page, but must revalidate it for each request. */
const revalidate = {
  vary: "Accept-Encoding",
  "cache-control": "public, max-age=0, must-revalidate",
};

/**
 * Reads and compresses a page, so that it can be sent any number of times.
 *
 * @param response the renderer's complete answer
 * @param extraHeaders the headers of every answer
 */
export async function storePage(
  response: Response,
  extraHeaders: Record<string, string>,
): Promise<StoredPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, brotliOptions),
    promisify(gzip)(identity),
  ]);
  // The policy is part of the etag: after a 304 the browser would still use the old policy.
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  const hash = createHash("sha256").update(policy).update(identity).digest("base64url");
  const etag = `W/"${hash.slice(0, 22)}"`;
  const headers = {
    ...Object.fromEntries(response.headers),
    ...extraHeaders,
    ...revalidate,
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
    answers: { br: answer(br, "br"), gzip: answer(gz, "gzip"), identity: answer(identity) },
    notModified: { status: 304, headers: { ...revalidate, etag }, body: undefined },
  };
}

/** The size of a stored page in bytes. */
export function pageSize({ answers }: StoredPage): number {
  return encodings.reduce((sum, encoding) => sum + answers[encoding].body.length, 0);
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
): PageAnswer {
  const isKnown = ifNoneMatch?.split(",").some((tag) => tag.trim() === page.etag);
  return isKnown ? page.notModified : page.answers[chooseEncoding(acceptEncoding)];
}

/** The first of our encodings that the client accepts; `q=0` means not accepted. */
function chooseEncoding(acceptEncoding = ""): Encoding {
  const accepted = new Set(
    acceptEncoding
      .toLowerCase()
      .split(",")
      .map((entry) => entry.split(";").map((part) => part.trim()))
      .filter(([, weight]) => !/^q=0(?:\.0+)?$/.test(weight ?? ""))
      .map(([name]) => name),
  );
  return encodings.find((encoding) => accepted.has(encoding)) ?? "identity";
}
