import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readPictureSize } from "@crm/contract/extensions/media";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSqliteFile } from "../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../testing/test-desk.ts";
import { shownSize } from "./shown-size.ts";
import { mediaFolder } from "./store-picture.ts";

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0b5c43" } });

describe("pictures for articles", () => {
  let desk: TestDesk;
  beforeAll(async () => {
    desk = await openTestDesk(createSqliteFile);
  });
  afterAll(() => desk.close());

  const send = (bytes: Uint8Array, name = "My Board (final).JPG", cookie = desk.cookies.editor) =>
    desk.request(`/api/desk/pictures?name=${encodeURIComponent(name)}`, {
      method: "POST",
      headers: { Cookie: cookie, "Content-Type": "application/octet-stream" },
      body: new Uint8Array(bytes),
    });
  const fetchBytes = async (address: string) =>
    Buffer.from(await (await desk.app.request(address)).arrayBuffer());

  it("are encoded as WebP, rotated upright and without their location", async () => {
    const photo = await plain(400, 300)
      .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "23/1 1/1 21/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { status, body } = await send(photo);
    expect(status).toBe(201);
    expect(body.address).toMatch(/^\/media\/my-board-final-300x400-[0-9a-f]{10}\.webp$/);
    expect(body).toMatchObject({ width: 300, height: 400 });
    const kept = await sharp(await fetchBytes(body.address)).metadata();
    expect(kept).toMatchObject({ format: "webp", width: 300, height: 400 });
    expect(kept.exif).toBeUndefined();
    expect(kept.orientation).toBeUndefined();
  });

  it("are public, cached permanently, and can't run scripts", async () => {
    const { body } = await send(await plain(20, 10).png().toBuffer(), "a.png");
    const { status, headers } = await desk.app.request(body.address);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
    });
  });

  it("are answered with 304 to a site that has them, and with 404 after they were deleted", async () => {
    const { address } = (await send(await plain(50, 10).png().toBuffer(), "a.png")).body;
    const etag = (await desk.app.request(address)).headers.get("ETag") ?? "";
    const ask = () => desk.app.request(address, { headers: { "If-None-Match": etag } });
    const known = await ask();
    expect(known.status).toBe(304);
    expect(known.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    rmSync(join(mediaFolder(desk.services.settings.dataDir), address.slice("/media/".length)));
    expect((await ask()).status).toBe(404);
  });

  it("are not uploaded while their folder can't be used, and the answer says so", async () => {
    const other = await openTestDesk(createSqliteFile);
    writeFileSync(mediaFolder(other.services.settings.dataDir), "not a folder");
    const { status, headers, body } = await other.request("/api/desk/pictures?name=a.png", {
      method: "POST",
      headers: { Cookie: other.cookies.editor, "Content-Type": "application/octet-stream" },
      body: new Uint8Array(await plain(20, 10).png().toBuffer()),
    });
    expect(status).toBe(503);
    expect(headers.get("Retry-After")).toBe("5");
    expect(body.message).toBe(
      "Pictures can't be stored or read right now, please try again in a minute",
    );
    await other.close();
  });

  it("are stored once after repeated uploads, without temporary files", async () => {
    const bytes = await plain(30, 10).png().toBuffer();
    const [first, second] = await Promise.all([send(bytes), send(bytes)]);
    expect(first.body.address).toBe(second.body.address);
    const files = readdirSync(mediaFolder(desk.services.settings.dataDir));
    expect(files.filter((name) => name.includes("-30x10-"))).toHaveLength(1);
    for (const name of files) expect(readPictureSize(`/media/${name}`)).toBeDefined();
  });

  it("are reduced to the largest size that a page shows", async () => {
    const { body } = await send(await plain(5_000, 2_500).jpeg().toBuffer(), "wide.jpg");
    expect(body.address).toMatch(/^\/media\/wide-1600x800-/);
    expect(body).toMatchObject({ width: 680, height: 340 });
  });

  it.each([
    ["a drawing that can run scripts", '<svg xmlns="http://www.w3.org/2000/svg"/>', /JPEG, PNG/],
    ["a page", "<!doctype html><script>alert(1)</script>", /JPEG, PNG/],
    ["nothing", "", /JPEG, PNG/],
    ["what only begins like a picture", "\xff\xd8\xff\xe0 and then text", /damaged/],
  ])("are rejected when the file is %s", async (_what, text, sentence) => {
    const { status, body } = await send(Buffer.from(text, "latin1"), "picture.png");
    expect(status).toBe(400);
    expect(body.message).toMatch(sentence);
  });

  it("are rejected when they have too many pixels to decode", async () => {
    const { status, body } = await send(await plain(8_000, 6_000).png().toBuffer());
    expect(status).toBe(400);
    expect(body.message).toMatch(/smaller picture: at most 40 megapixels/);
  });

  it("are rejected when the file is too large", async () => {
    const { status, body } = await send(new Uint8Array(10 * 1024 * 1024 + 1));
    expect(status).toBe(413);
    expect(body.message).toMatch(/too large/);
  });

  it("can be uploaded by editors only", async () => {
    const bytes = await plain(10, 10).png().toBuffer();
    expect((await send(bytes, "a.png", "")).status).toBe(401);
    expect((await send(bytes, "a.png", desk.cookies.sales)).status).toBe(403);
  });

  it.each([
    "..%2fbackoffice.sqlite",
    "secrets.json",
    ".x-10x10-0123456789.webp",
    "a-1x1-0123456789.webp",
  ])("are the only files that their address serves, not %s", async (name) => {
    expect((await desk.app.request(`/media/${name}`)).status).toBe(404);
  });
});

describe("the size of a picture in a text", () => {
  it.each([
    [{ width: 400, height: 300 }, 1, { width: 400, height: 300 }],
    [{ width: 1_360, height: 850 }, 2, { width: 680, height: 425 }],
    [{ width: 600, height: 1_200 }, 2, { width: 300, height: 600 }],
    [{ width: 1_080, height: 2_400 }, 1, { width: 288, height: 640 }],
    [{ width: 5_000, height: 1 }, 1, { width: 680, height: 1 }],
  ])("of %j at density %i is %j", (size, density, shown) => {
    expect(shownSize(size, density)).toEqual(shown);
  });
});
