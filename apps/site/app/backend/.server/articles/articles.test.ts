import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  answerGarbage,
  answerNever,
  type HostStandIn,
  type StandInAnswer,
  startHostStandIn,
} from "../../../../testing/host-stand-in.ts";
import { testSettings } from "../../../../testing/test-settings.ts";
import { type Backend, createBackend } from "../backend.ts";
import { createAnswerStore } from "../hosts/answer-store.ts";
import type { SiteSettings } from "../settings.ts";

const base = "GET /api/article/websit";
const call5 = `${base}/category/helpcentrearticles`;
const call6 = `${base}/category/helpcentrearticles/chats`;
const call7 = `${base}/HelpCentreArticles/a1`;
const call8 = `${base}/HelpCentreArticles/slug/first`;
const call12 = `${base}/category/latestupdate/selling`;

const article = {
  _id: "a1",
  title: " First\n article ",
  slug: "first",
  image: "/media/a.webp",
  excerpt: null,
  publishedAt: "2026-03-02T06:30:00.000Z",
  updatedAt: "not a date",
  metaDescription: "What it is about.",
  content: "<h2>Start</h2><p>Go on.</p><script>alert(1)</script>",
  category: { name: "Chats" },
};
const category = {
  id: "c1",
  name: "Chats",
  slug: "chats",
  type: "WhatsApp",
  FastArticles: [article, null],
  SecondArticles: null,
  ForthArticles: [{ id: 2, title: "Second", slug: "second" }, { title: "No slug" }],
};

const isWhole = (name: string) => !name.endsWith(".draft");

let host: HostStandIn;
let settings: SiteSettings;
let backend: Backend;

beforeEach(async () => {
  host = await startHostStandIn();
  settings = testSettings({ API_URL: `${host.url}/v1`, ADMIN_URL: host.url });
  backend = createBackend(settings);
});
afterEach(() => host.stop());

describe("getHelpArticle", () => {
  it("requests call 7 by id and call 8 by slug, and reshapes the article", async () => {
    host.answers[call7] = { json: { success: true, article } };
    const byId = await backend.getHelpArticle("a1");
    expect(byId).toEqual({
      outcome: "found",
      found: {
        id: "a1",
        title: "First article",
        slug: "first",
        image: `${host.url}/media/a.webp`,
        excerpt: undefined,
        description: "What it is about.",
        publishedAt: "2026-03-02T06:30:00.000Z",
        updatedAt: undefined,
        category: { name: "Chats", slug: undefined },
        html: '<div class="linked-heading"><h2 id="h-start">Start</h2><a class="heading-link" href="#h-start" aria-label="Copy the link to: Start"></a></div><p>Go on.</p>',
        headings: [{ id: "h-start", text: "Start", level: 2 }],
        pictures: [],
        minutes: 1,
      },
    });
    expect(await backend.getHelpArticleBySlug("first")).toEqual(byId);
    expect(host.calls.map(({ path }) => path)).toEqual([
      "/api/article/websit/HelpCentreArticles/a1",
    ]);
  });

  it.each<[string, StandInAnswer, string, number]>([
    ["success false", { status: 404, json: { success: false } }, "failed", 404],
    ["no success flag", { json: { article } }, "failed", 404],
    ["an article without a title", { json: { success: true, article: {} } }, "failed", 404],
    ["trouble of its own", { status: 503, json: { success: false } }, "failed", 502],
    ["garbage", answerGarbage, "error", 502],
    ["silence", answerNever, "error", 502],
  ])("fails on %s", async (_, answer, outcome, status) => {
    host.answers[call8] = answer;
    if (answer === answerNever)
      backend = createBackend(settings, { callTimeouts: { GET: 100, POST: 100 } });
    expect(await backend.getHelpArticleBySlug("first")).toEqual({ outcome, status });
  });

  it("returns the cached article while the host is down", async () => {
    host.answers[call8] = { json: { success: true, article } };
    await backend.getHelpArticleBySlug("first");
    backend.invalidateAnswers();
    await host.stop();
    expect(await backend.getHelpArticleBySlug("first")).toMatchObject({ outcome: "found" });
    expect(await backend.getHelpArticle("a1")).toMatchObject({ outcome: "found" });
  });

  it("returns an article stored before a restart, sanitized by the current rules", async () => {
    const folder = mkdtempSync(join(tmpdir(), "answers-"));
    const start = () =>
      createBackend(settings, { store: createAnswerStore(folder, settings.adminUrl) });
    host.answers[call7] = { json: { success: true, article } };
    await start().getHelpArticle("a1");
    await vi.waitFor(() => expect(readdirSync(folder).filter(isWhole)).toHaveLength(2), 30_000);
    await host.stop();
    const again = await start().getHelpArticleBySlug("first");
    expect(again).toMatchObject({ found: { html: expect.stringContaining("Go on") } });
    expect(again).toMatchObject({ found: { html: expect.not.stringContaining("script") } });
    rmSync(folder, { recursive: true, maxRetries: 10 });
  });

  it("does not return a cached article that has left its list while the host is down", async () => {
    host.answers[call5] = { json: { success: true, categories: [category] } };
    host.answers[call8] = { json: { success: true, article } };
    await backend.listHelpCategories();
    await backend.getHelpArticleBySlug("first");
    host.answers[call5] = { json: { success: true, categories: [] } };
    backend.invalidateAnswers();
    await backend.listHelpCategories();
    await host.stop();
    expect(await backend.getHelpArticleBySlug("first")).toEqual({ outcome: "error", status: 502 });
  });

  it("returns 404 when the host says that an article is gone", async () => {
    host.answers[call8] = { json: { success: true, article } };
    await backend.getHelpArticleBySlug("first");
    host.answers[call8] = { status: 404, json: { success: false } };
    backend.invalidateAnswers();
    expect(await backend.getHelpArticleBySlug("first")).toMatchObject({ outcome: "failed" });
  });
});

describe("a value that no URL path can contain", () => {
  it.each(["", ".", "..", "\ud800"])("is requested from no host: %j", async (part) => {
    host.answers["GET /api/article/websit/"] = { json: { success: true, article } };
    const missing = { outcome: "failed", status: 404 };
    expect(await backend.getHelpArticle(part)).toEqual(missing);
    expect(await backend.getHelpArticleBySlug(part)).toEqual(missing);
    expect(await backend.getBlogCategory(part)).toEqual(missing);
    expect(host.calls).toEqual([]);
  });

  it("makes no link, and a lone surrogate is shown as unreadable", async () => {
    const entries = [".", "..", "a\ud800"].map((slug) => ({ title: "Half \udc00", slug }));
    const json = { success: true, categories: [{ ...category, FastArticles: entries }] };
    host.answers[call5] = { json };
    expect(await backend.listHelpCategories()).toMatchObject({
      found: [{ articles: [{ title: "Half \ufffd", slug: "a\ufffd" }, { slug: "second" }] }],
    });
  });
});

describe("categories", () => {
  const reshaped = {
    name: "Chats",
    slug: "chats",
    type: "whatsapp",
    articles: [{ slug: "first" }, { slug: "second", id: "2" }],
    popular: { slug: "first" },
  };

  it("come all at once by call 5, with merged lists and without empty entries", async () => {
    host.answers[call5] = { json: { success: true, categories: [category, null, {}] } };
    const answer = await backend.listHelpCategories();
    expect(answer).toMatchObject({ outcome: "found", found: [reshaped] });
    const [found] = answer.outcome === "found" ? answer.found : [];
    expect(found?.articles).toHaveLength(2);
  });

  it("come one by one by call 6, which has no success flag", async () => {
    host.answers[call6] = { json: { category } };
    expect(await backend.getHelpCategory("chats")).toMatchObject({
      outcome: "found",
      found: reshaped,
    });
    expect(await backend.getHelpCategory("none")).toEqual({ outcome: "failed", status: 404 });
  });
});

describe("the blog", () => {
  it.each([
    ["under data", { data: { articles: [article], category: { name: "Selling" } } }],
    ["at the top", { success: true, articles: [article], category: { name: "Selling" } }],
  ])("reads call 12 %s", async (_, json) => {
    host.answers[call12] = { json };
    expect(await backend.getBlogCategory("selling")).toMatchObject({
      outcome: "found",
      found: { name: "Selling", articles: [{ slug: "first" }] },
    });
  });

  it("lists posts and categories by calls 9 and 11, and opens a post by call 10", async () => {
    host.answers[`${base}/LatestUpdate`] = { json: { success: true, articles: [article] } };
    host.answers[`${base}/category/latestupdate`] = {
      json: { success: true, categories: [{ _id: "b", name: "Selling", slug: "selling" }] },
    };
    host.answers[`${base}/LatestUpdate/a1`] = { json: { success: true, article } };
    expect(await backend.listBlogArticles()).toMatchObject({ found: [{ slug: "first" }] });
    expect(await backend.listBlogCategories()).toEqual({
      outcome: "found",
      found: [{ name: "Selling", slug: "selling", count: 0 }],
    });
    expect(await backend.getBlogArticle("a1")).toMatchObject({ found: { slug: "first" } });
  });
});
