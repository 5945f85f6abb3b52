import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const encodings = ["br", "gzip", "identity"] as const;
type Encoding = (typeof encodings)[number];

/** A rendered answer, ready to be sent any number of times. */
export interface StoredPage {
  headers: Record<string, string>;
  etag: string;
  bodies: Record<Encoding, Buffer>;
}

/** Better compression than a stream affords: it is paid once a minute at most. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/**
 * Keeps an answer's headers and its body in every encoding.
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
  const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  return {
    headers: {
      ...Object.fromEntries(response.headers),
      ...extraHeaders,
      ...revalidate,
      etag,
    },
    etag,
    bodies: { br, gzip: gz, identity },
  };
}

/** Bytes that a stored page takes. */
export function pageSize({ bodies }: StoredPage): number {
  return bodies.br.length + bodies.gzip.length + bodies.identity.length;
}

/** A reader may keep the page, and asks each time whether it is still the one. */
const revalidate = {
  vary: "Accept-Encoding",
  "cache-control": "public, max-age=0, must-revalidate",
};

interface PageAnswer {
  status: 200 | 304;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** What a request says about the form it wants an answer in. */
export interface Wishes {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  headOnly: boolean;
}

/** The answer for one request: 304 when the reader has this very page, else the page. */
export function pageAnswer(page: StoredPage, wishes: Wishes): PageAnswer {
  if (hasTag(wishes.ifNoneMatch, page.etag)) {
    return { status: 304, headers: { ...revalidate, etag: page.etag }, body: undefined };
  }
  const encoding = chooseEncoding(wishes.acceptEncoding);
  const body = page.bodies[encoding];
  const headers: Record<string, string> = { ...page.headers, "content-length": `${body.length}` };
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  return { status: 200, headers, body: wishes.headOnly ? undefined : body };
}

function hasTag(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(",").some((tag) => tag.trim() === etag) ?? false;
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
