import { createHash } from "node:crypto";
import { mediaPath, readPictureDigest, readPictureSize } from "@crm/contract/extensions/media";
import { readVariant } from "@crm/contract/extensions/picture-variants";

const yearSeconds = 365 * 24 * 60 * 60;

/** The first bytes of a file of each format. */
const signatures = {
  webp: /^RIFF[\s\S]{4}WEBP/,
  avif: /^[\s\S]{4}ftypavif/,
};

/**
 * Returns whether a file name is one of our back office's: of a picture or of a variant of one.
 *
 * @param name the file name, without a folder
 * @example isPictureName("board-1360x850-1f2e3d4c5b.480.avif") // true
 */
export function isPictureName(name: string): boolean {
  return readPictureSize(`${mediaPath}/${name}`) !== undefined || readVariant(name) !== undefined;
}

/**
 * Returns whether bytes are the picture of a name: WebP with the content hash that the name ends with.
 * The name of a variant has the hash of its original, so only its format is checked. Node only.
 *
 * @param name the file name, without a folder
 * @example isPictureOf("board-1360x850-1f2e3d4c5b.webp", await readFile(path))
 */
export function isPictureOf(name: string, bytes: Uint8Array): boolean {
  const variant = readVariant(name);
  const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (!signatures[variant?.format ?? "webp"].test(start)) return false;
  if (variant) return true;
  const digest = createHash("sha256").update(bytes).digest("hex");
  return digest.slice(0, 10) === readPictureDigest(name);
}

/** The media type of a picture or a variant. */
export function pictureType(name: string): "image/avif" | "image/webp" {
  return name.endsWith(".avif") ? "image/avif" : "image/webp";
}

/**
 * The headers of a picture's answer. Its name contains a content hash, so caches never expire it.
 *
 * @example c.body(bytes, 200, pictureHeaders("board-1360x850-1f2e3d4c5b.webp"))
 */
export function pictureHeaders(name: string): Record<string, string> {
  return {
    "Content-Type": pictureType(name),
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
 * The entity tag of a picture, for `ETag` and `If-None-Match`: the content hash in its name, and which
 * variant of it it is.
 *
 * @example pictureTag("board-1360x850-1f2e3d4c5b.webp") // '"1f2e3d4c5b"'
 * @example pictureTag("board-1360x850-1f2e3d4c5b.480.avif") // '"1f2e3d4c5b.480.avif"'
 */
export function pictureTag(name: string): string {
  const variant = readVariant(name);
  if (!variant) return `"${readPictureDigest(name)}"`;
  const { original, width, format } = variant;
  return `"${readPictureDigest(original)}.${width}.${format}"`;
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
