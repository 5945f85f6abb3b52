import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const encodings = ["br", "gzip", "identity"] as const;
type Encoding = (typeof encodings)[number];

/** An answer, ready to be written. */
export interface PageAnswer {
  status: 200 | 304;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** A rendered page in every form that a reader may want it in. */
export interface StoredPage {
  etag: string;
  answers: Record<Encoding, PageAnswer & { body: Buffer }>;
  notModified: PageAnswer;
}

/** Better compression than a stream affords: it is paid a few times a minute at most. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** A reader may keep the page, and asks each time whether it is still the one. */
const revalidate = {
  vary: "Accept-Encoding",
  "cache-control": "public, max-age=0, must-revalidate",
};

/**
 * Makes a page ready to be sent any number of times.
 *
 * @param response a complete answer of the renderer
 * @param extraHeaders what every answer of the site says
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
  // A page under another policy is another page: a 304 would leave the reader with the old one.
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

/** Bytes that a stored page takes. */
export function pageSize({ answers }: StoredPage): number {
  return encodings.reduce((sum, encoding) => sum + answers[encoding].body.length, 0);
}

/** What a request says about the form it wants an answer in. */
export interface Wishes {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/** The answer for one request: 304 when the reader has this very page, else the page. */
export function pageAnswer(page: StoredPage, { acceptEncoding, ifNoneMatch }: Wishes): PageAnswer {
  const isKnown = ifNoneMatch?.split(",").some((tag) => tag.trim() === page.etag);
  return isKnown ? page.notModified : page.answers[chooseEncoding(acceptEncoding)];
}

/** The first of ours that the reader takes; one refused by `q=0` does not count. */
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
