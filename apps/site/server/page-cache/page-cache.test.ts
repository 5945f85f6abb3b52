import { beforeEach, describe, expect, it } from "vitest";
import { htmlPage } from "../../testing/test-app.ts";
import { mostVariants } from "./limit-variants.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";
import { pageAnswer, type StoredPage } from "./stored-page.ts";

let time = 0;
let rendered: string[] = [];
let answers: (() => Response | Promise<Response>)[] = [];
let hasWaited = false;
let cache: PageCache;

const never = new Promise<never>(() => undefined);

beforeEach(() => {
  time = 1_000_000;
  rendered = [];
  answers = [];
  hasWaited = false;
  cache = createPageCache({
    async render(key) {
      rendered.push(key);
      const answer = answers.shift() ?? (() => htmlPage(`version ${rendered.length}`));
      return answer();
    },
    extraHeaders: { "x-content-type-options": "nosniff" },
    now: () => time,
    wait: () => (hasWaited ? Promise.resolve(undefined) : never),
  });
});

const textOf = (page: StoredPage | Response | undefined) =>
  page && "answers" in page ? page.readPlain().body?.toString() : undefined;
const flush = () => new Promise((resolve) => setImmediate(resolve));
const fail = () => htmlPage("down", { status: 502 });
const incomplete = () => htmlPage("half", { headers: { "Cache-Control": "no-store" } });

describe("made-up addresses", () => {
  const keptOf = (keys: readonly string[]) => keys.filter((key) => cache.find(key));

  it("of one article do not evict other pages", async () => {
    const madeUp = Array.from({ length: 50 }, (_, number) => `/help-center/x${number}/a`);
    for (const key of ["/pricing", "/help-center/true/b", ...madeUp]) await cache.load(key);
    expect(keptOf(madeUp)).toEqual(madeUp.slice(-mostVariants));
    expect(keptOf(["/pricing", "/help-center/true/b"])).toHaveLength(2);
  });

  it("with made-up ids do not evict other pages", async () => {
    const madeUp = Array.from({ length: 50 }, (_, number) => `/blog/a.data?id=${number}`);
    for (const key of madeUp) await cache.load(key);
    expect(keptOf(madeUp)).toHaveLength(mostVariants);
  });

  it("are limited after one of them is gone", async () => {
    await cache.load("/help-center/x/a");
    answers = [() => htmlPage("gone", { status: 404 })];
    await cache.load("/help-center/x/a");
    const madeUp = Array.from({ length: 12 }, (_, number) => `/help-center/x${number}/a`);
    for (const key of madeUp) await cache.load(key);
    expect(keptOf(madeUp)).toEqual(madeUp.slice(-4));
  });

  it("are limited after one of them was evicted while it was rendered again", async () => {
    await cache.load("/help-center/x/a");
    answers = [() => never];
    void cache.load("/help-center/x/a");
    const madeUp = Array.from({ length: 12 }, (_, number) => `/help-center/x${number}/a`);
    for (const key of madeUp) await cache.load(key);
    expect(keptOf(["/help-center/x/a", ...madeUp])).toEqual(madeUp.slice(-4));
  });

  it("are grouped only when they show the same content", async () => {
    const pages = Array.from({ length: 50 }, (_, number) => `/blog?page=${number}`);
    for (const key of pages) await cache.load(key);
    expect(keptOf(pages)).toEqual(pages);
  });
});

describe("a page in the cache", () => {
  it("is rendered once for concurrent requests", async () => {
    const [a, b] = await Promise.all([cache.load("/"), cache.load("/")]);
    expect(rendered).toEqual(["/"]);
    expect(a).toBe(b);
  });

  it("is served unchanged while it is fresh", async () => {
    await cache.load("/");
    time += 19_999;
    expect(textOf(cache.find("/"))).toContain("version 1");
    expect(rendered).toHaveLength(1);
  });

  it("is served stale once while it is revalidated", async () => {
    await cache.load("/");
    time += 20_000;
    expect(textOf(cache.find("/"))).toContain("version 1");
    await cache.load("/");
    expect(textOf(cache.find("/"))).toContain("version 2");
    expect(rendered).toHaveLength(2);
  });

  it("is not served after it has expired", async () => {
    await cache.load("/");
    time += 40_000;
    expect(cache.find("/")).toBeUndefined();
    expect(textOf(await cache.load("/"))).toContain("version 2");
  });

  it("is invalidated by a change of content, with its data, and other pages are not", async () => {
    for (const key of ["/a", "/a.data?id=7", "/b"]) await cache.load(key);
    cache.invalidate(["/a"]);
    expect(cache.find("/a")).toBeUndefined();
    expect(cache.find("/a.data?id=7")).toBeUndefined();
    expect(cache.find("/b")).toBeDefined();
    cache.invalidate(["*"]);
    expect(cache.find("/b")).toBeUndefined();
  });

  it("is not cached as fresh when its rendering began before a change of content", async () => {
    let finish: (response: Response) => void = () => undefined;
    answers = [() => new Promise((resolve) => (finish = resolve))];
    const early = cache.load("/");
    await flush();
    cache.invalidate(["/"]);
    finish(htmlPage("old words"));
    await early;
    expect(cache.find("/")).toBeUndefined();
    expect(textOf(await cache.load("/"))).toContain("version 2");
  });
});

describe("what a CDN may do with a page", () => {
  const headersOf = (page: StoredPage | Response | undefined) =>
    pageAnswer(page as StoredPage, { acceptEncoding: "br", ifNoneMatch: undefined }, time).headers;

  it("is to keep it as long as the site itself does, from the time of its rendering", async () => {
    await cache.load("/");
    expect(headersOf(cache.find("/"))).toMatchObject({
      "cache-control": "public, max-age=0, s-maxage=20, must-revalidate",
      "cdn-cache-control": "max-age=20, stale-while-revalidate=20, stale-if-error=86400",
      age: "0",
    });
    time += 19_000;
    expect(headersOf(cache.find("/")).age).toBe("19");
    time += 5_000;
    expect(headersOf(cache.find("/")).age).toBe("24");
    await cache.load("/");
    expect(headersOf(cache.find("/")).age).toBe("0");
  });
});

it("compresses a page further when it is rendered unchanged, and only once", async () => {
  const words = Array.from({ length: 3_000 }, (_, n) => `word ${(n * 7_919) % 1_013}`).join(" ");
  const same = () => htmlPage(words);
  answers = [same, same, same];
  const load = async () => (await cache.load("/")) as StoredPage;
  const [first, second, third] = [await load(), await load(), await load()];
  const size = (page: StoredPage) => page.answers.br.body.length;
  expect(size(second)).toBeLessThan(size(first));
  expect(third.answers.br.body).toBe(second.answers.br.body);
  expect(second.etag).toBe(first.etag);
});

describe("while the hosts are down", () => {
  it.each([
    ["an error", fail],
    ["an incomplete page", incomplete],
  ])("a page that was served once is served again instead of %s, at any age", async (_, answer) => {
    await cache.load("/");
    time += 30 * 24 * 60 * 60_000;
    answers = [answer];
    expect(textOf(await cache.load("/"))).toContain("version 1");
    expect(textOf(cache.find("/"))).toContain("version 1");
  });

  it("a page invalidated by a change of content is served instead of an error", async () => {
    await cache.load("/");
    cache.invalidate(["*"]);
    answers = [fail];
    expect(textOf(await cache.load("/"))).toContain("version 1");
  });

  it("a page whose rendering began before a change of content is served instead of an error", async () => {
    let finish: (response: Response) => void = () => undefined;
    answers = [() => new Promise((resolve) => (finish = resolve)), fail];
    const early = cache.load("/");
    await flush();
    cache.invalidate(["/"]);
    finish(htmlPage("old words"));
    await early;
    expect(textOf(await cache.load("/"))).toContain("old words");
  });

  it("a reader gets the stale page without waiting for hosts that hang", async () => {
    await cache.load("/");
    time += 40_000;
    answers = [() => never];
    hasWaited = true;
    expect(textOf(await cache.load("/"))).toContain("version 1");
  });

  it("hosts are requested again after a minute", async () => {
    await cache.load("/");
    time += 40_000;
    answers = [fail];
    await cache.load("/");
    time += 60_000;
    expect(textOf(await cache.load("/"))).toContain("version 3");
  });

  it("an error is served, and not cached, when there is no stale page", async () => {
    answers = [fail, incomplete];
    const [first, second] = await Promise.all([cache.load("/"), cache.load("/")]);
    expect([first, second].map((answer) => (answer as Response).status)).toEqual([502, 502]);
    expect(await (second as Response).text()).toContain("down");
    expect(((await cache.load("/")) as Response).status).toBe(200);
    expect(cache.find("/")).toBeUndefined();
  });
});

it("removes a page from the cache when it answers 404", async () => {
  await cache.load("/");
  time += 40_000;
  answers = [() => htmlPage("gone", { status: 404 })];
  expect(((await cache.load("/")) as Response).status).toBe(404);
  answers = [fail];
  expect(((await cache.load("/")) as Response).status).toBe(502);
});

describe("the answer to one request", () => {
  const ask = async (acceptEncoding?: string, ifNoneMatch?: string) => {
    const page = cache.find("/") ?? ((await cache.load("/")) as StoredPage);
    return pageAnswer(page, { acceptEncoding, ifNoneMatch });
  };

  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["deflate", undefined],
    [undefined, undefined],
  ])("with Accept-Encoding %s is encoded as %s", async (accepted, encoding) => {
    const { headers, body } = await ask(accepted);
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers["content-length"]).toBe(String(body?.length));
    expect(headers).toMatchObject({ vary: "Accept-Encoding", "x-content-type-options": "nosniff" });
  });

  it("without an encoding is the page as it was rendered, and stays the same", async () => {
    const words = "विक्रेता — ₹ 99 ".repeat(2_000);
    answers = [() => htmlPage(words)];
    const { headers, body } = await ask("identity");
    expect(body?.toString()).toContain(words);
    expect(headers["content-length"]).toBe(String(body?.length));
    expect((await ask()).body?.equals(body ?? Buffer.alloc(0))).toBe(true);
  });

  it("takes no more memory than its compressed bytes", async () => {
    await ask();
    const page = cache.find("/");
    for (const { body } of Object.values(page?.answers ?? {})) {
      expect(body.buffer.byteLength).toBe(body.length);
    }
    expect(Object.keys(page?.answers ?? {})).toEqual(["br", "gzip"]);
  });

  it("is 304 when the etag matches, whatever the encoding", async () => {
    const { headers } = await ask("br");
    const again = await ask("gzip", `"other", ${headers.etag}`);
    expect(again).toMatchObject({ status: 304, body: undefined });
    expect((await ask("br", '"other"')).status).toBe(200);
  });
});
