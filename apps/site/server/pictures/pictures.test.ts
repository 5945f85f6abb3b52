import { readdirSync, statSync, truncateSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  openPictureBench,
  type PictureBench,
  picturePath,
  sendPicture,
  variantPath,
  webp,
} from "../../testing/picture-bench.ts";

let bench: PictureBench;

beforeEach(async () => {
  bench = await openPictureBench();
});
afterEach(() => bench.close());

/** Makes the copy of a picture two days old. */
function ageCopy(path: string): void {
  const time = Date.now() / 1_000 - 2 * 24 * 60 * 60;
  utimesSync(join(bench.folder, path.slice("/media/".length)), time, time);
}

describe("a picture of an article", () => {
  it("is served by the site, cached permanently, and can't run scripts", async () => {
    const answer = await bench.ask(bench.addPicture("board"));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("RIFF0000WEBPVP8 board");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
    });
  });

  it("is answered with 304 to a browser that has it", async () => {
    const path = bench.addPicture("board");
    const etag = (await bench.ask(path)).headers.get("ETag") ?? "";
    expect(etag).toBe(`"${path.slice(-15, -5)}"`);
    const known = await bench.ask(path, { "If-None-Match": `"other", W/${etag}` });
    expect(known.status).toBe(304);
    expect(known.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect((await bench.ask(path, { "If-None-Match": '"other"' })).status).toBe(200);
  });

  it("is fetched from the host once, also by readers at the same time", async () => {
    const path = bench.addPicture("board");
    const answers = await Promise.all(Array.from({ length: 10 }, () => bench.ask(path)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await bench.ask(path)).status).toBe(200);
    expect(bench.host.calls).toHaveLength(1);
  });

  it("is served after a restart of the site while the host is down", async () => {
    const path = bench.addPicture("board");
    await bench.ask(path);
    await bench.host.stop();
    bench.restartSite();
    expect((await bench.ask(path)).status).toBe(200);
    const unseen = await bench.ask(picturePath("unseen", webp("unseen")));
    expect(unseen.status).toBe(502);
    expect(unseen.headers.get("Cache-Control")).toBe("no-store");
  });

  it("is served from its copy while the host answers errors, however old the copy is", async () => {
    const path = bench.addPicture("board");
    await bench.ask(path);
    ageCopy(path);
    bench.host.answers[`GET ${path}`] = sendPicture(Buffer.from("busy"), 503);
    expect((await bench.ask(path)).status).toBe(200);
    await vi.waitFor(() => expect(bench.host.calls).toHaveLength(2), 30_000);
    expect((await bench.ask(path)).status).toBe(200);
  });

  it("is no longer served a day after the host has deleted it", async () => {
    const path = bench.addPicture("board");
    await bench.ask(path);
    delete bench.host.answers[`GET ${path}`];
    // A copy is not checked on its first day.
    expect((await bench.ask(path)).status).toBe(200);
    expect(bench.host.calls).toHaveLength(1);
    ageCopy(path);
    await bench.ask(path);
    await vi.waitFor(() => expect(readdirSync(bench.folder)).toEqual([]), 30_000);
    expect(bench.host.calls[1]?.headers["if-none-match"]).toBe(`"${path.slice(-15, -5)}"`);
    expect((await bench.ask(path)).status).toBe(404);
  });

  it("is not checked again on the day that the host has confirmed it", async () => {
    const path = bench.addPicture("board");
    await bench.ask(path);
    ageCopy(path);
    bench.host.answers[`GET ${path}`] = sendPicture(Buffer.alloc(0), 304);
    await bench.ask(path);
    const file = join(bench.folder, path.slice("/media/".length));
    await vi.waitFor(
      () => expect(statSync(file).mtimeMs).toBeGreaterThan(Date.now() - 60_000),
      30_000,
    );
    const other = bench.addPicture("other");
    await bench.ask(path);
    await bench.ask(other);
    expect(bench.host.calls.map((call) => call.path)).toEqual([path, path, other]);
  });

  it("is fetched again when its file is damaged", async () => {
    const path = bench.addPicture("board");
    await bench.ask(path);
    truncateSync(join(bench.folder, path.slice("/media/".length)), 17);
    expect(await (await bench.ask(path)).text()).toBe("RIFF0000WEBPVP8 board");
    expect(bench.host.calls).toHaveLength(2);
  });

  it("is deleted from disk when newer ones need the room and it was not used for the longest time", async () => {
    bench.restartSite({ maxBytes: 60 });
    const [first, second, third] = [
      bench.addPicture("1"),
      bench.addPicture("2"),
      bench.addPicture("3"),
    ];
    await bench.ask(first);
    await bench.ask(second);
    await bench.ask(third);
    await bench.ask(first);
    await bench.ask(bench.addPicture("4"));
    expect(
      readdirSync(bench.folder)
        .map((name) => name[0])
        .sort(),
    ).toEqual(["1", "3", "4"]);
    expect((await bench.ask(second)).status).toBe(200);
  });

  it("is served when it can't be stored", async () => {
    bench.restartSite({ folder: join(import.meta.filename, "not-a-folder") });
    expect((await bench.ask(bench.addPicture("board"))).status).toBe(200);
  });
});

describe("a variant of a picture", () => {
  const avif = Buffer.from("\0\0\0 ftypavif small board", "latin1");
  const { original, variant } = variantPath("board");
  /** Adds the picture to the host, with its variant. */
  const addBoth = (small = avif) => {
    bench.host.answers[`GET ${original}`] = sendPicture(webp("board"));
    bench.host.answers[`GET ${variant}`] = sendPicture(small);
  };

  it("is served with its type, cached permanently, and also after a restart without the host", async () => {
    addBoth();
    await bench.ask(variant);
    await bench.host.stop();
    bench.restartSite();
    const answer = await bench.ask(variant);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(avif);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/avif",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const tag = answer.headers.get("ETag") ?? "";
    expect(tag).toBe(`"${original.slice(-15, -5)}.480.avif"`);
    expect((await bench.ask(variant, { "If-None-Match": tag })).status).toBe(304);
  });

  it("is replaced by the original, which no cache stores, while the host has or gives no variant", async () => {
    bench.host.answers[`GET ${original}`] = sendPicture(webp("board"));
    const answer = await bench.ask(variant);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("RIFF0000WEBPVP8 board");
    expect(answer.headers.get("Content-Type")).toBe("image/webp");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    // The host is not asked for it again at once.
    const calls = bench.host.calls.length;
    await bench.ask(variant);
    expect(bench.host.calls).toHaveLength(calls);
  });

  it("is replaced by the original when another variant was served before the host was down", async () => {
    addBoth();
    await bench.ask(variant);
    await bench.host.stop();
    bench.restartSite();
    const other = await bench.ask(variant.replace(".480.avif", ".480.webp"));
    expect(await other.text()).toBe("RIFF0000WEBPVP8 board");
  });

  it("is not served when the host's file is of another type or its copy is damaged", async () => {
    addBoth(Buffer.from("<script>alert(1)</script>"));
    expect((await bench.ask(variant)).headers.get("Content-Type")).toBe("image/webp");
    addBoth();
    expect((await bench.ask(variant)).headers.get("Content-Type")).toBe("image/avif");
    await bench.host.stop();
    truncateSync(join(bench.folder, variant.slice("/media/".length)), 50);
    expect((await bench.ask(variant)).headers.get("Content-Type")).toBe("image/webp");
  });

  it("is not served when the host has deleted the picture", async () => {
    bench.host.answers[`GET ${variant}`] = sendPicture(avif);
    expect((await bench.ask(variant)).status).toBe(404);
  });
});
