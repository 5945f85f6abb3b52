import { execFile } from "node:child_process";
import { utimesSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createApp } from "../app.ts";
import { openS3Server, type S3Server, setS3Credentials } from "../testing/s3-server.ts";
import { insertArticle, insertCategory } from "../testing/sample-content.ts";
import { createSqliteFile } from "../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../testing/test-desk.ts";
import { checkMedia } from "./check-media.ts";
import { deleteUnusedPictures } from "./delete-unused-pictures.ts";
import { createS3Storage } from "./s3-storage.ts";
import { namePicture, storePicture } from "./store-picture.ts";

const main = join(import.meta.dirname, "../main.ts");

const day = 24 * 60 * 60_000;

describe("pictures in a bucket", () => {
  let s3: S3Server;
  let desk: TestDesk;
  beforeEach(async () => {
    s3 = await openS3Server();
    desk = await openTestDesk(createSqliteFile, s3.env);
  });
  afterEach(async () => {
    await desk.close();
    await s3.close();
  });

  const upload = async () => {
    const picture = sharp({
      create: { width: 30, height: 20, channels: 3, background: "#0b5c43" },
    });
    return desk.request("/api/desk/pictures?name=board.png", {
      method: "POST",
      headers: { Cookie: desk.cookies.editor, "Content-Type": "application/octet-stream" },
      body: new Uint8Array(await picture.png().toBuffer()),
    });
  };
  const names = async () => (await desk.services.media.list()).map(({ name }) => name);

  it("are served at the same address and with the same headers as from a folder", async () => {
    const { status, body } = await upload();
    expect(status).toBe(201);
    expect(body.address).toMatch(/^\/media\/board-30x20-[0-9a-f]{10}\.webp$/);
    const answer = await desk.app.request(body.address);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
    });
    const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: "webp", width: 30, height: 20 });
  });

  it("are answered with 304 as long as they exist, then with 404", async () => {
    const { address } = (await upload()).body;
    const ask = (etag: string) => desk.request(address, { headers: { "If-None-Match": etag } });
    const etag = `"${address.slice(-15, -5)}"`;
    expect((await ask(etag)).status).toBe(304);
    expect((await ask('"0000000000"')).status).toBe(200);
    await desk.services.media.delete(address.slice("/media/".length));
    expect((await ask(etag)).status).toBe(404);
    expect((await desk.request(address)).status).toBe(404);
  });

  it("are deleted a month after their use has ended", async () => {
    const { services, clock } = desk;
    const used = namePicture("used", { width: 20, height: 10 }, Buffer.from("used"));
    const unused = namePicture("unused", { width: 20, height: 10 }, Buffer.from("unused"));
    for (const picture of [used, unused]) await storePicture(services.media, picture);
    await services.media.store("notes.txt", Buffer.from("an operator's own"));
    const category = await insertCategory(desk, { section: "help", slug: "templates" });
    await insertArticle(desk, {
      ...{ section: "help", category_id: category, slug: "draft", image: used.address },
    });
    clock.now = Date.now();
    const old = (clock.now - 31 * day) / 1_000;
    for (const name of await names())
      utimesSync(join(s3.folder, `site/${name}._S3rver_object`), old, old);
    expect(await deleteUnusedPictures(services)).toEqual([unused.address.slice("/media/".length)]);
    expect((await names()).sort()).toEqual(["notes.txt", used.address.slice("/media/".length)]);
    const [renewed] = (await services.media.list()).filter(({ name }) => name !== "notes.txt");
    expect(renewed?.changed).toBeGreaterThan(clock.now - day);
  });

  it("answer 503 while the bucket can't be reached, and an upload says so", async () => {
    const { address } = (await upload()).body;
    await s3.stop();
    for (const answer of [await desk.request(address), await upload()]) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get("Retry-After")).toBe("5");
      expect(answer.body.message).toMatch(/^Pictures can't be stored or read right now/);
    }
  });

  it("answer 503 when the bucket was deleted, because a 404 would delete the sites' copies", async () => {
    const lost = {
      bucket: "lost",
      prefix: "",
      endpoint: s3.env.MEDIA_ENDPOINT,
      region: "us-east-1",
    };
    const app = createApp({ ...desk.services, media: createS3Storage(lost) });
    const path = "/media/board-30x20-0123456789.webp";
    const headers = { "If-None-Match": '"0123456789"' };
    expect((await app.request(path)).status).toBe(503);
    expect((await app.request(path, { headers })).status).toBe(503);
  });

  describe("are checked at the start", () => {
    it("without a trace in the bucket", async () => {
      await checkMedia(desk.services);
      expect(await names()).toEqual([]);
      expect(desk.logged).toEqual([]);
    });

    it("with one sentence that ends the start when the bucket is missing", async () => {
      const env = { ...s3.env, MEDIA_URL: "s3://lost", DATA_DIR: s3.folder, BACKOFFICE_PORT: "0" };
      const ended = await promisify(execFile)(process.execPath, [main], {
        env: { AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER", ...env },
      }).catch((error) => error);
      expect(ended).toMatchObject({
        code: 1,
        stderr:
          "The bucket lost can't be used: NoSuchBucket; correct MEDIA_URL, MEDIA_ENDPOINT, MEDIA_REGION or the bucket's credentials.\n",
      });
    });

    it("with one sentence when the credentials are wrong", async () => {
      setS3Credentials("unknown");
      const { settings, log } = desk.services;
      const media = createS3Storage(settings.s3 ?? expect.fail());
      await expect(checkMedia({ media, log })).rejects.toThrow(
        /^The bucket pictures can't be used: InvalidAccessKeyId; correct MEDIA_URL/,
      );
    });

    it("but the office starts while the bucket does not answer", async () => {
      await s3.stop();
      await checkMedia(desk.services);
      expect(desk.logged).toMatchObject([{ msg: "Pictures can't be stored or read" }]);
    });
  });
});

describe("an S3 server that", () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  const open = async (answer: RequestListener) => {
    setS3Credentials();
    const started = createServer(answer);
    server = started;
    await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
    const endpoint = `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
    const bucket = { bucket: "pictures", prefix: "site/", endpoint, region: "us-east-1" };
    return createS3Storage(bucket, 300);
  };

  it("sends a list in pages is asked for all of them", async () => {
    const asked: (string | null)[] = [];
    const object = (name: string, size: number) =>
      `<Contents><Key>site/${name}</Key><LastModified>2026-11-21T04:30:00.000Z</LastModified><Size>${size}</Size></Contents>`;
    const storage = await open(({ url = "" }, response) => {
      const token = new URL(url, "http://s3").searchParams.get("continuation-token");
      asked.push(token);
      const page = token
        ? object("b.webp", 8)
        : `${object("a.webp", 7)}<IsTruncated>true</IsTruncated><NextContinuationToken>2 &amp; more</NextContinuationToken>`;
      response.end(`<ListBucketResult>${page}</ListBucketResult>`);
    });
    expect(await storage.list()).toEqual([
      { name: "a.webp", size: 7, changed: Date.parse("2026-11-21T04:30:00Z") },
      { name: "b.webp", size: 8, changed: Date.parse("2026-11-21T04:30:00Z") },
    ]);
    expect(asked).toEqual([null, "2 & more"]);
  });

  it.each<[string, RequestListener]>([
    ["never answers", () => undefined],
    [
      "never finishes its answer",
      (_, response) => {
        response.writeHead(200, { "Content-Length": "100" });
        response.write("RIFF");
      },
    ],
  ])("%s is waited for no longer than the time limit", async (_, answer) => {
    const storage = await open(answer);
    const problem = "The bucket pictures can't be used: it does not answer";
    await expect(storage.read("a.webp")).rejects.toThrow(problem);
  });

  it("answers with half of a picture has not given it", async () => {
    const storage = await open((_, response) => {
      response.writeHead(200, { "Content-Length": "100" });
      response.write("RIFF", () => response.destroy());
    });
    await expect(storage.read("a.webp")).rejects.toThrow(/^The bucket pictures can't be used: /);
  });
});
