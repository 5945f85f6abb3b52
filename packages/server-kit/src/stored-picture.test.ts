import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import {
  hasPicture,
  isPictureName,
  isPictureOf,
  pictureHeaders,
  pictureTag,
  pictureType,
} from "./stored-picture.ts";

const original = "board-1360x850-1f2e3d4c5b.webp";
const variant = "board-1360x850-1f2e3d4c5b.480.avif";

it.each([original, variant, "board-1360x850-1f2e3d4c5b.480.webp"])(
  "knows %s as the name of a stored picture",
  (name) => expect(isPictureName(name)).toBe(true),
);

it.each([
  "board.webp",
  "board-1360x850-1f2e3d4c5b.png",
  "board-1360x850-1f2e3d4c5b.481.avif",
  "pictures/board-1360x850-1f2e3d4c5b.webp",
  "",
])("knows no stored picture called %j", (name) => expect(isPictureName(name)).toBe(false));

/** The first bytes of a file, around a size that differs from picture to picture. */
const webp = Buffer.from("RIFF\x00\n\xFF\x01WEBPVP8 and more", "latin1");
const avif = Buffer.from("\x00\n\xFF\x1CftypavifMore", "latin1");

it("accepts bytes only under a name with their content hash", () => {
  const digest = createHash("sha256").update(webp).digest("hex").slice(0, 10);
  expect(isPictureOf(`board-1360x850-${digest}.webp`, webp)).toBe(true);
  expect(isPictureOf(original, webp)).toBe(false);
  const other = createHash("sha256").update(avif).digest("hex").slice(0, 10);
  expect(isPictureOf(`board-1360x850-${other}.webp`, avif)).toBe(false);
});

it("accepts a variant only in the format of its name", () => {
  expect(isPictureOf(variant, avif)).toBe(true);
  expect(isPictureOf(variant, webp)).toBe(false);
  const smaller = "board-1360x850-1f2e3d4c5b.480.webp";
  expect(isPictureOf(smaller, webp)).toBe(true);
  expect(isPictureOf(smaller, avif)).toBe(false);
  expect(isPictureOf(variant, Buffer.concat([Buffer.from("x"), avif]))).toBe(false);
  expect(isPictureOf(smaller, Buffer.concat([Buffer.from("x"), webp]))).toBe(false);
  expect(isPictureOf(variant, Buffer.from("ftypavif"))).toBe(false);
  expect(isPictureOf(smaller, Buffer.from("<script>"))).toBe(false);
});

it("answers with headers that let caches keep a picture for a year and nothing run", () => {
  expect(pictureHeaders(variant)).toEqual({
    "Content-Type": "image/avif",
    "Cache-Control": "public, max-age=31536000, immutable",
    ETag: '"1f2e3d4c5b.480.avif"',
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
  expect(pictureType(original)).toBe("image/webp");
  expect(pictureTag(original)).toBe('"1f2e3d4c5b"');
});

it.each([
  ['"1f2e3d4c5b"', true],
  ['W/"1f2e3d4c5b"', true],
  ['"other" , W/"1f2e3d4c5b" ', true],
  ["*", true],
  ['"other"', false],
  ['"1f2e3d4c5b.480.avif"', false],
  ['"W/1f2e3d4c5b"', false],
  ["", false],
  [undefined, false],
])("for If-None-Match: %s, whether the client has the picture is %s", (header, has) => {
  expect(hasPicture(header, original)).toBe(has);
});
