import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBackend } from "../../app/backend/.server/backend.ts";
import { createPictureStore } from "../../app/backend/.server/pictures/picture-store.ts";
import {
  answerNever,
  type HostStandIn,
  type StandInAnswer,
  startHostStandIn,
} from "../../testing/host-stand-in.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { testSettings } from "../../testing/test-settings.ts";

let host: HostStandIn;
let folder: string;
let app: ReturnType<typeof createTestApp>;

/** Starts the site again, with what it has on disk. */
function startSite(maxBytes?: number): void {
  const settings = testSettings({ API_URL: `${host.url}/api`, ADMIN_URL: host.url });
  const pictureStore = createPictureStore(folder, maxBytes);
  app = createTestApp(settings, undefined, undefined, {
    backend: createBackend(settings, { pictureStore }),
  });
}

beforeEach(async () => {
  host = await startHostStandIn();
  folder = mkdtempSync(join(tmpdir(), "site-pictures-"));
  startSite();
});
afterEach(async () => {
  await host.stop();
  rmSync(folder, { recursive: true });
});

const webp = (text: string) => Buffer.from(`RIFF0000WEBPVP8 ${text}`);

function nameOf(stem: string, bytes: Buffer): string {
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
  return `${stem}-20x10-${digest}.webp`;
}

const send =
  (bytes: Buffer, status = 200): StandInAnswer =>
  (response) => {
    response.writeHead(status, { "Content-Type": "image/webp" });
    response.end(bytes);
  };

/** Adds a picture to the host and returns its path. */
function addPicture(stem: string, bytes = webp(stem)): string {
  const path = `/media/${nameOf(stem, bytes)}`;
  host.answers[`GET ${path}`] = send(bytes);
  return path;
}

const ask = async (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers });

/** Makes the copy of a picture two days old. */
function ageCopy(path: string): void {
  const time = Date.now() / 1_000 - 2 * 24 * 60 * 60;
  utimesSync(join(folder, path.slice("/media/".length)), time, time);
}

describe("a picture of an article", () => {
  it("is served by the site, cached permanently, and can't run scripts", async () => {
    const answer = await ask(addPicture("board"));
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
    const path = addPicture("board");
    const etag = (await ask(path)).headers.get("ETag") ?? "";
    expect(etag).toBe(`"${path.slice(-15, -5)}"`);
    const known = await ask(path, { "If-None-Match": `"other", W/${etag}` });
    expect(known.status).toBe(304);
    expect(known.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect((await ask(path, { "If-None-Match": '"other"' })).status).toBe(200);
  });

  it("is fetched from the host once, also by readers at the same time", async () => {
    const path = addPicture("board");
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(path)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await ask(path)).status).toBe(200);
    expect(host.calls).toHaveLength(1);
  });

  it("is served after a restart of the site while the host is down", async () => {
    const path = addPicture("board");
    await ask(path);
    await host.stop();
    startSite();
    expect((await ask(path)).status).toBe(200);
    const unseen = await ask(`/media/${nameOf("unseen", webp("unseen"))}`);
    expect(unseen.status).toBe(502);
    expect(unseen.headers.get("Cache-Control")).toBe("no-store");
  });

  it("is served from its copy while the host answers errors, however old the copy is", async () => {
    const path = addPicture("board");
    await ask(path);
    ageCopy(path);
    host.answers[`GET ${path}`] = send(Buffer.from("busy"), 503);
    expect((await ask(path)).status).toBe(200);
    await vi.waitFor(() => expect(host.calls).toHaveLength(2));
    expect((await ask(path)).status).toBe(200);
  });

  it("is no longer served a day after the host has deleted it", async () => {
    const path = addPicture("board");
    await ask(path);
    delete host.answers[`GET ${path}`];
    // A copy is not checked on its first day.
    expect((await ask(path)).status).toBe(200);
    expect(host.calls).toHaveLength(1);
    ageCopy(path);
    await ask(path);
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]));
    expect(host.calls[1]?.headers["if-none-match"]).toBe(`"${path.slice(-15, -5)}"`);
    expect((await ask(path)).status).toBe(404);
  });

  it("is not checked again on the day that the host has confirmed it", async () => {
    const path = addPicture("board");
    await ask(path);
    ageCopy(path);
    host.answers[`GET ${path}`] = send(Buffer.alloc(0), 304);
    await ask(path);
    const file = join(folder, path.slice("/media/".length));
    await vi.waitFor(() => expect(statSync(file).mtimeMs).toBeGreaterThan(Date.now() - 60_000));
    const other = addPicture("other");
    await ask(path);
    await ask(other);
    expect(host.calls.map((call) => call.path)).toEqual([path, path, other]);
  });

  it("is fetched again when its file is damaged", async () => {
    const path = addPicture("board");
    await ask(path);
    truncateSync(join(folder, path.slice("/media/".length)), 17);
    expect(await (await ask(path)).text()).toBe("RIFF0000WEBPVP8 board");
    expect(host.calls).toHaveLength(2);
  });

  it("is deleted from disk when newer ones need the room and it was not used for the longest time", async () => {
    startSite(60);
    const [first, second, third] = [addPicture("1"), addPicture("2"), addPicture("3")];
    await ask(first);
    await ask(second);
    await ask(third);
    await ask(first);
    await ask(addPicture("4"));
    expect(
      readdirSync(folder)
        .map((name) => name[0])
        .sort(),
    ).toEqual(["1", "3", "4"]);
    expect((await ask(second)).status).toBe(200);
  });

  it("is served from memory when it can't be stored", async () => {
    rmSync(folder, { recursive: true });
    folder = join(import.meta.filename, "not-a-folder");
    startSite();
    expect((await ask(addPicture("board"))).status).toBe(200);
    folder = mkdtempSync(join(tmpdir(), "site-pictures-"));
  });
});

describe("what the host answers for a picture", () => {
  const bytes = webp("board");
  const path = `/media/${nameOf("board", bytes)}`;
  const script = Buffer.from(
    "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
  );

  it.each<[string, string, StandInAnswer]>([
    ["a drawing with a script", `/media/${nameOf("board", script)}`, send(script)],
    ["another picture", path, send(webp("other"))],
    ["half of the picture", path, send(bytes.subarray(0, -2))],
    ["more than 4 MB", path, send(Buffer.concat([bytes, Buffer.alloc(4 * 1024 * 1024)]))],
    ["an error", path, send(bytes, 500)],
    [
      "a redirect",
      path,
      (response) => response.writeHead(302, { Location: "http://127.0.0.1:9/" }).end(),
    ],
  ])("is not served when it is %s", async (_, asked, answer) => {
    host.answers[`GET ${asked}`] = answer;
    expect((await ask(asked)).status).toBe(502);
  });

  it("is 404 when the host does not have it, and no cache stores that", async () => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    host.answers[`GET ${path}`] = send(bytes);
    expect((await ask(path)).status).toBe(200);
  });

  it.each([
    "/media/secrets.json",
    "/media/a.webp",
    "/media/..%2fapi%2fleads-20x10-0123456789.webp",
    "/media/x/board-20x10-0123456789.webp",
    "/media/board-20x10-0123456789.svg",
    "/media",
  ])("is not requested for %s", async (other) => {
    expect([302, 404]).toContain((await ask(other)).status);
    expect(host.calls).toEqual([]);
  });

  it("is awaited by at most 24 pictures; the next ones are answered at once", async () => {
    const paths = Array.from({ length: 25 }, (_, index) => `/media/${nameOf(`p${index}`, bytes)}`);
    for (const each of paths) host.answers[`GET ${each}`] = answerNever;
    const waiting = paths.slice(0, 24).map((each) => ask(each));
    await vi.waitFor(() => expect(host.calls).toHaveLength(24));
    expect((await ask(paths[24] ?? "")).status).toBe(502);
    expect(host.calls).toHaveLength(24);
    await host.stop();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(24).fill(502));
  });
});
