import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSqliteFile } from "../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../testing/test-desk.ts";
import { mediaFolder } from "./store-picture.ts";

const notAPicture = "Please choose a picture: JPEG, PNG, WebP or AVIF";
const damaged = "This file is damaged, or is not a picture";
const tooManyPixels = "Please choose a smaller picture: at most 40 megapixels";

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0b5c43" } });
/** 100 megapixels, encoded once: it takes a second. */
const bombs = {
  png: once(() => plain(10_000, 10_000).png().toBuffer()),
  jpeg: once(() => plain(10_000, 10_000).jpeg().toBuffer()),
};
const text = (content: string) => Buffer.from(content, "latin1");
const script = "<script>document.title='run'</script>";

/** Files that try to be something else, to run, or to use up the memory. */
const corpus: [what: string, file: () => Promise<Buffer> | Buffer, sentence: string][] = [
  ["nothing", () => text(""), notAPicture],
  ["one byte", () => text("\xff"), notAPicture],
  [
    "an SVG drawing with a script",
    () => text(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    notAPicture,
  ],
  [
    "an SVG drawing after a byte order mark",
    () => text(`\xef\xbb\xbf<?xml version="1.0"?><svg/>`),
    notAPicture,
  ],
  ["a GIF that is also JavaScript", () => text("GIF89a/*\0\0\0*/=1;alert(1)//"), notAPicture],
  ["a page", () => text(`<!doctype html>${script}`), notAPicture],
  ["a program", () => text("MZ\x90\0"), notAPicture],
  ["a PDF", () => text("%PDF-1.7"), notAPicture],
  ["a TIFF", () => plain(20, 10).tiff().toBuffer(), notAPicture],
  ["a GIF", () => plain(20, 10).gif().toBuffer(), notAPicture],
  ["a page that begins like a JPEG", () => text(`\xff\xd8\xff\xe0${script}`), damaged],
  ["a page that begins like a WebP", () => text(`RIFF\x40\0\0\0WEBP${script}`), damaged],
  ["a page that begins like an AVIF", () => text(`\0\0\0 ftypavif${script}`), damaged],
  [
    "a PNG without an end",
    async () => (await plain(90, 90).png().toBuffer()).subarray(0, -40),
    damaged,
  ],
  ["half of a JPEG", async () => half(await noise().jpeg().toBuffer()), damaged],
  ["half of a WebP", async () => half(await noise().webp().toBuffer()), damaged],
  ["half of an AVIF", async () => half(await noise().avif({ effort: 0 }).toBuffer()), damaged],
  ["a PNG of 100 megapixels", bombs.png, tooManyPixels],
  ["a JPEG of 100 megapixels", bombs.jpeg, tooManyPixels],
  [
    "an AVIF of 41 megapixels",
    () => plain(8_200, 5_000).avif({ effort: 0 }).toBuffer(),
    tooManyPixels,
  ],
  ["a PNG whose header claims four billion pixels", () => pngHeader(65_000, 65_000), tooManyPixels],
];

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function noise() {
  return sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });
}

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

/** A PNG with a header and one nearly empty chunk of pixels. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    text("\x89PNG\r\n\x1a\n"),
    pngChunk("IHDR", header),
    pngChunk("IDAT", text("x\x9c\x03\0\0\0\0\x01")),
    pngChunk("IEND", text("")),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([text(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

describe("an uploaded file that", () => {
  let desk: TestDesk;
  beforeAll(async () => {
    desk = await openTestDesk(createSqliteFile);
  });
  afterAll(() => desk.close());

  const send = (bytes: Uint8Array, name = "picture.png") =>
    desk.request(`/api/desk/pictures?name=${encodeURIComponent(name)}`, {
      method: "POST",
      headers: { Cookie: desk.cookies.editor, "Content-Type": "image/png" },
      body: new Uint8Array(bytes),
    });

  it.each(corpus)(
    "is %s is rejected with a sentence, and nothing is stored",
    async (_, file, sentence) => {
      const { status, body } = await send(await file());
      expect([status, body.message]).toEqual([400, sentence]);
      expect(await desk.count("pictures")).toBe(0);
    },
  );

  it("is larger than 10 MB is rejected", async () => {
    const { status, body } = await send(new Uint8Array(10 * 1024 * 1024 + 1));
    expect([status, body.message]).toEqual([
      413,
      "The request is too large: at most 10240 kB are accepted",
    ]);
  });

  it.each([
    [
      "has a page after its picture",
      async () => Buffer.concat([await plain(40, 30).jpeg().toBuffer(), text(script)]),
    ],
    [
      "has a page in its comment",
      async () => withComment(await plain(40, 30).jpeg().toBuffer(), script),
    ],
    [
      "has a page in its metadata",
      () =>
        plain(40, 30)
          .withExif({ IFD0: { ImageDescription: script } })
          .jpeg()
          .toBuffer(),
    ],
    [
      "has a page after its last chunk",
      async () => Buffer.concat([await plain(40, 30).png().toBuffer(), text(script)]),
    ],
    ["has the ending of another type", () => plain(40, 30).avif({ effort: 0 }).toBuffer()],
  ])("%s is encoded again without it", async (_, file) => {
    const { status, body } = await send(await file(), "page.html");
    expect(status).toBe(201);
    expect(body.address).toMatch(/^\/media\/page-40x30-[0-9a-f]{10}\.webp$/);
    const answer = await desk.app.request(body.address);
    expect(answer.headers.get("Content-Type")).toBe("image/webp");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(Buffer.from(await answer.arrayBuffer()).toString("latin1")).not.toContain("script");
  });

  it.each([
    ["../../../etc/passwd", "passwd", "passwd"],
    ["..\\..\\windows\\system.ini.png", "system.ini.png", "system-ini"],
    ["a\u0007b\r\nSet-Cookie: x\u001b[31m.png", "abSet-Cookie: x[31m.png", "abset-cookie-x-31m"],
    ["invoice\u202Egnp.exe", "invoicegnp.exe", "invoicegnp"],
    [
      "<img src=x onerror=alert(1)>.png",
      "<img src=x onerror=alert(1)>.png",
      "img-src-x-onerror-alert-1",
    ],
    ["क्‍ष.png", "क्‍ष.png", "picture"],
    ["", "picture", "picture"],
    [`${"long".repeat(100)}.png`, "long".repeat(30), "long".repeat(15)],
  ])("is called %j is listed as %j and stored as %s", async (name, listed, stem) => {
    const { status, body } = await desk.request(
      `/api/desk/pictures?name=${encodeURIComponent(name)}`,
      {
        method: "POST",
        headers: { Cookie: desk.cookies.editor },
        body: new Uint8Array(
          await plain(33, 21 + name.length)
            .png()
            .toBuffer(),
        ),
      },
    );
    expect(status).toBe(201);
    const file = String(body.address).slice("/media/".length);
    expect(file).toMatch(new RegExp(`^${stem}-33x\\d+-[0-9a-f]{10}\\.webp$`));
    expect(readdirSync(mediaFolder(desk.services.settings.dataDir))).toContain(file);
    const found = await desk.ask("editor", "GET", `/pictures/${file}`);
    expect(found.body.fileName).toBe(listed);
  });
});

/** Adds a comment to a JPEG, after its first two bytes. */
function withComment(jpeg: Buffer, comment: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    text("\xff\xfe"),
    length,
    text(comment),
    jpeg.subarray(2),
  ]);
}

it("does not need the memory of a picture whose pixels are too many, nor of several at a time", async () => {
  const folder = mkdtempSync(join(tmpdir(), "uploads-"));
  const files = {
    "bomb.png": bombs.png(),
    "bomb.jpg": bombs.jpeg(),
    // Interlaced, so that it can't be read line by line.
    "large.png": plain(8_000, 5_000).png({ progressive: true, compressionLevel: 1 }).toBuffer(),
  };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), await bytes);
  const command = join(import.meta.dirname, "../testing/measure-uploads.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [command, folder]);
  rmSync(folder, { recursive: true });
  const { rejected, one, several } = JSON.parse(stdout) as Record<string, number>;
  // Megabytes. Decoded, a picture of 100 megapixels has 300, and the largest accepted one 120.
  expect(rejected).toBeLessThan(30);
  expect(several).toBeLessThan((one ?? 0) + 200);
});
