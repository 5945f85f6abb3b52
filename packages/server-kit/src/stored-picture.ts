import { createHash } from "node:crypto";
import { readPictureDigest } from "@crm/contract/extensions/media";

const yearSeconds = 365 * 24 * 60 * 60;

/** The first bytes of a WebP file, the only type of stored pictures. */
const webp = /^RIFF[\s\S]{4}WEBP/;

/**
 * Returns whether bytes are the picture of a name: WebP with the content hash that the name ends with.
 * Node only.
 *
 * @param name the file name, without a folder
 * @example isPictureOf("board-1360x850-1f2e3d4c5b.webp", await readFile(path))
 */
export function isPictureOf(name: string, bytes: Uint8Array): boolean {
  if (!webp.test(Buffer.from(bytes.subarray(0, 12)).toString("latin1"))) return false;
  const digest = createHash("sha256").update(bytes).digest("hex");
  return digest.slice(0, 10) === readPictureDigest(name);
}

/**
 * The headers of a picture's answer. Its name contains a content hash, so caches never expire it.
 *
 * @example c.body(bytes, 200, pictureHeaders("board-1360x850-1f2e3d4c5b.webp"))
 */
export function pictureHeaders(name: string): Record<string, string> {
  return {
    "Content-Type": "image/webp",
    "Cache-Control": `public, max-age=${yearSeconds}, immutable`,
    ETag: pictureTag(name),
    // Nothing can run, even if a browser mistakes the file for another type.
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "X-Content-Type-Options": "nosniff",
    // The site and the desk are two origins, and search engines show the pictures too.
    "Cross-Origin-Resource-Policy": "cross-origin",
  };
}

/**
 * The entity tag of a picture, for `ETag` and `If-None-Match`.
 *
 * @example pictureTag("board-1360x850-1f2e3d4c5b.webp") // '"1f2e3d4c5b"'
 */
export function pictureTag(name: string): string {
  return `"${readPictureDigest(name)}"`;
}

/**
 * Returns whether a client has the picture already.
 *
 * @param ifNoneMatch the request's header
 * @example hasPicture(c.req.header("If-None-Match"), name)
 */
export function hasPicture(ifNoneMatch: string | undefined, name: string): boolean {
  const tags = ifNoneMatch?.split(",").map((tag) => tag.trim().replace(/^W\//, "")) ?? [];
  return tags.includes("*") || tags.includes(pictureTag(name));
}
