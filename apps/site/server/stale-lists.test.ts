import { type LoaderFunction, RouterContextProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Backend, createBackend } from "../app/backend/.server/backend.ts";
import { backendContext, publicSettingsContext } from "../app/backend/.server/context.ts";
import { loader as blogLoader } from "../app/pages/blog/blog.tsx";
import { loader as postLoader } from "../app/pages/blog-article/blog-article.tsx";
import { loader as articleLoader } from "../app/pages/help-article/help-article.tsx";
import { loader as categoryLoader } from "../app/pages/help-category/help-category.tsx";
import { loader as helpLoader } from "../app/pages/help-center/help-center.tsx";
import { readContent } from "../app/rendering/server-content.ts";
import { loader as rssLoader } from "../app/seo/feeds/rss.ts";
import { type HostStandIn, startHostStandIn } from "../testing/host-stand-in.ts";
import { createTestApp } from "../testing/test-app.ts";
import { testSettings } from "../testing/test-settings.ts";
import { publicSettings } from "./public-settings.ts";

const base = "/api/article/websit";
const entry = { _id: "p1", title: "First", slug: "first" };
const category = { _id: "c1", name: "Chats", slug: "chats", FastArticles: [entry] };

/** Whether the site's next requests time out at once, so that no test waits for a real timeout. */
let isTooSlow = false;
let host: HostStandIn;
let backend: Backend;
let settings: ReturnType<typeof testSettings>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  isTooSlow = false;
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() =>
    isTooSlow ? AbortSignal.abort() : new AbortController().signal,
  );
  host = await startHostStandIn({
    [`GET ${base}/LatestUpdate`]: { json: { success: true, articles: [entry] } },
    [`GET ${base}/category/latestupdate`]: { json: { success: true, categories: [] } },
    [`GET ${base}/category/helpcentrearticles`]: {
      json: { success: true, categories: [category] },
    },
    [`GET ${base}/category/helpcentrearticles/chats`]: { json: { category } },
    [`GET ${base}/category/helpcentrearticles/none`]: { json: {} },
    [`GET ${base}/category/latestupdate/none`]: { json: {} },
    [`GET ${base}/HelpCentreArticles/slug/none`]: { json: { success: false } },
    [`GET ${base}/LatestUpdate/p1`]: { json: { success: true, article: entry } },
  });
  settings = testSettings({ API_URL: `${host.url}/api`, ADMIN_URL: host.url });
  backend = createBackend(settings);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await host.stop();
});

/** Moves the clock more than a minute, so that all cached answers are stale. */
function passMinute(): void {
  vi.setSystemTime(Date.now() + 61_000);
}

/** Runs a page's loader as the server does and returns its status, its text with its kept content, and its redirect. */
async function load(loader: unknown, path: string, params: Record<string, string> = {}) {
  const context = new RouterContextProvider();
  context.set(backendContext, backend);
  context.set(publicSettingsContext, publicSettings(settings));
  const request = new Request(`http://site.example${path}`);
  const run = loader as (given: object) => ReturnType<LoaderFunction>;
  try {
    const answer = await run({ context, params, request });
    if (answer instanceof Response) return { status: answer.status, text: await answer.text() };
    const { data, init } = answer as { data: object; init: ResponseInit };
    return { status: init.status ?? 200, text: JSON.stringify([data, readContent(data)]) };
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    return { status: error.status, text: error.headers.get("Location") };
  }
}

/** Retries until the page is missing: no page is before the host's capabilities are known. */
async function seeMissing(
  load: () => Promise<{ status: number; text: string | null }>,
  expected: string,
): Promise<void> {
  await vi.waitFor(async () => {
    const { status, text } = await load();
    expect([status, text]).toEqual([404, expect.stringContaining(expected)]);
  }, 10_000);
}

const loadPost = (slug: string) => load(postLoader, `/blog/${slug}`, { slug });
const loadCategory = (slug: string, query = "") =>
  load(categoryLoader, `/help-center/${slug}${query}`, { slug });

const failures: [string, () => void | Promise<void>][] = [
  ["down", () => host.stop()],
  [
    "silent",
    () => {
      isTooSlow = true;
    },
  ],
  [
    "failing",
    () => {
      for (const path of Object.keys(host.answers)) host.answers[path] = { status: 500, json: {} };
    },
  ],
];

describe.each(failures)("a host that is %s, with lists that are older than a minute", (_, fail) => {
  it("makes no post missing, and known posts are shown", async () => {
    await seeMissing(() => loadPost("none"), "Blog not found!");
    expect((await loadPost("first")).status).toBe(200);
    passMinute();
    await fail();
    for (let time = 0; time < 2; time += 1) {
      const { status, text } = await loadPost("none");
      expect([status, text]).toEqual([
        502,
        expect.stringContaining("Error fetching blog details!"),
      ]);
    }
    expect((await loadPost("first")).status).toBe(200);
  });

  it("makes no list or search look empty", async () => {
    await load(blogLoader, "/blog");
    await load(helpLoader, "/help-center");
    passMinute();
    await fail();
    for (const [loader, path] of [
      [blogLoader, "/blog?page=2"],
      [blogLoader, "/blog?q=none"],
      [blogLoader, "/blog?category=none"],
      [helpLoader, "/help-center?q=none"],
    ] as const) {
      expect([path, (await load(loader, path)).status]).toEqual([path, 502]);
    }
    expect((await load(blogLoader, "/blog")).status).toBe(200);
    expect((await load(helpLoader, "/help-center")).status).toBe(200);
  });

  it("leaves the articles of a cached category visible, and shows an error for others", async () => {
    await load(helpLoader, "/help-center");
    passMinute();
    await fail();
    const known = await loadCategory("chats");
    expect([known.status, known.text]).toEqual([200, expect.stringContaining('"First"')]);
    for (const path of ["none", "chats?page=2"]) {
      const [slug = "", query] = path.split("?");
      const missing = await loadCategory(slug, query && `?${query}`);
      expect([missing.status, missing.text]).toEqual([
        502,
        expect.stringContaining('"hasFailed":true'),
      ]);
    }
  });

  it("does not report an article as missing, even if it was missing before", async () => {
    const loadArticle = () =>
      load(articleLoader, "/help-center/chats/none", { slug: "chats", articleSlug: "none" });
    await seeMissing(loadArticle, "Failed to fetch article");
    passMinute();
    await fail();
    expect(await loadArticle()).toMatchObject({ status: 502 });
  });

  it("empties no feed", async () => {
    await fail();
    expect(await load(rssLoader, "/blog/feed.xml")).toMatchObject({ status: 502 });
  });
});

describe("an old address", () => {
  beforeEach(() => {
    Object.assign(host.answers, {
      "GET /api/capabilities": { json: { capabilities: ["old-addresses"] } },
      "GET /api/moved?path=%2Fblog%2Fnone": { json: { path: null } },
      "GET /api/moved?path=%2Fblog%2Fold": { json: { path: "/blog/first" } },
    });
  });

  it("redirects permanently when the host knows the new one", async () => {
    const expected = { status: 308, text: "/blog/first" };
    await vi.waitFor(async () => expect(await loadPost("old")).toEqual(expected), 10_000);
  });

  it("is not reported as missing while the host can't be asked for its redirect", async () => {
    host.answers["GET /api/moved?path=%2Fblog%2Fnone"] = { status: 500, json: {} };
    const { status, text } = await loadPost("none");
    expect([status, text]).toEqual([502, expect.stringContaining("Error fetching blog details!")]);
  });

  it("redirects temporarily when the host has not confirmed the redirect", async () => {
    await vi.waitFor(async () => expect((await loadPost("old")).status).toBe(308), 10_000);
    passMinute();
    host.answers["GET /api/moved?path=%2Fblog%2Fold"] = { status: 500, json: {} };
    expect(await loadPost("old")).toEqual({ status: 307, text: "/blog/first" });
  });
});

describe("an article as Markdown", () => {
  it("is reported as missing only from a fresh list", async () => {
    const app = createTestApp(settings);
    const ask = async () => {
      const answer = await app.request("/blog/none.md");
      return { status: answer.status, text: await answer.text() };
    };
    await seeMissing(ask, "There is no such article.");
    passMinute();
    await host.stop();
    expect(await ask()).toEqual({
      status: 502,
      text: "This article can't be loaded right now. Please try again in a minute.",
    });
  });
});
