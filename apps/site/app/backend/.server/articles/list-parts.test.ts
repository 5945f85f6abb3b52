import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type HostStandIn, startHostStandIn } from "../../../../testing/host-stand-in.ts";
import { testSettings } from "../../../../testing/test-settings.ts";
import { createBackend } from "../backend.ts";
import { createAnswerStore } from "../hosts/answer-store.ts";

const base = "/api/article/websit";
const call5 = `GET ${base}/category/helpcentrearticles`;
const call9 = `GET ${base}/LatestUpdate`;
const entry = (slug: string) => ({
  id: slug,
  title: slug,
  slug,
  category: { name: "A", slug: "a" },
});
const parts = { json: { capabilities: ["article-parts", "content-changes"] } };
const list = (count: number, ...slugs: string[]) => ({
  json: { success: true, articles: slugs.map(entry), count },
});

let host: HostStandIn;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "parts-"));
  host = await startHostStandIn({ "GET /capabilities": parts });
});
afterEach(async () => {
  await host.stop();
  rmSync(folder, { recursive: true, maxRetries: 10 });
});

function start() {
  const settings = testSettings({ API_URL: host.url, ADMIN_URL: host.url });
  const store = createAnswerStore(folder, settings.adminUrl);
  return { store, backend: createBackend(settings, { store }) };
}
const paths = () => host.calls.map(({ path }) => path).filter((path) => path !== "/capabilities");
const page = { sort: "none", start: 8, limit: 8 } as const;

it("asks a host that returns parts for the posts of one page", async () => {
  host.answers[`${call9}?start=8&limit=8&sort=newest`] = list(100_000, "ninth");
  expect(await start().backend.findPosts(page)).toMatchObject({
    outcome: "found",
    found: { articles: [{ slug: "ninth" }], count: 100_000 },
  });
  expect(paths()).toHaveLength(1);
});

it("asks any other host for the whole list, and cuts the page out", async () => {
  host.answers["GET /capabilities"] = { status: 404, json: {} };
  host.answers[call9] = list(0, ..."abcdefghij");
  expect(await start().backend.findPosts(page)).toMatchObject({
    found: { articles: [{ slug: "i" }, { slug: "j" }], count: 10 },
  });
  expect(paths()).toEqual([`${base}/LatestUpdate`]);
});

it("shows a page again after a restart while the host is down", async () => {
  host.answers[`${call9}?start=8&limit=8&sort=newest`] = list(9, "ninth");
  const first = start();
  await first.backend.findPosts(page);
  await first.store.flush();
  const failure = { status: 502, json: {} };
  for (const asked of Object.keys(host.answers)) host.answers[asked] = failure;
  expect(await start().backend.findPosts(page)).toMatchObject({
    found: { articles: [{ slug: "ninth" }] },
    isStale: true,
  });
});

it("reads the pages around an article that its category's pages show too", async () => {
  const category = `GET ${base}/category/helpcentrearticles/a`;
  const answer = (more: object, ...slugs: string[]) => ({
    json: {
      ...{ success: true, count: 101, ...more },
      category: { name: "A", slug: "a", FastArticles: slugs.map(entry) },
    },
  });
  host.answers[`${category}?limit=0&at=x`] = answer({ place: 40 });
  host.answers[`${category}?start=0&limit=50`] = answer({}, "w", "x");
  host.answers[`${category}?start=50&limit=50`] = answer({}, "y");
  const { backend } = start();
  const near = await backend.findHelpNear("a", "x");
  expect(near).toMatchObject({
    found: { articles: [{ slug: "w" }, { slug: "x" }, { slug: "y" }] },
  });
  host.answers[`${category}?limit=0&at=none`] = answer({ place: null });
  expect(await backend.findHelpNear("a", "none")).toMatchObject({ found: { articles: [] } });
});

it("stores no answer of a search", async () => {
  host.answers[`${call5}?start=0&limit=50&q=lead`] = {
    json: { success: true, count: 0, categories: [] },
  };
  const { backend, store } = start();
  await backend.findHelpTitles({ term: "lead", start: 0, limit: 50 });
  await store.flush();
  expect(await store.keys()).toEqual(["/capabilities"]);
});

it("forgets a stored article that the host has unpublished, and keeps the others", async () => {
  const article = (slug: string) => ({ json: { success: true, article: entry(slug) } });
  for (const slug of ["stays", "goes"]) {
    host.answers[`GET ${base}/HelpCentreArticles/slug/${slug}`] = article(slug);
  }
  host.answers["GET /content-changes?after="] = { json: { cursor: "c1", paths: ["*"] } };
  host.answers["GET /content-changes?after=c1"] = () => undefined;
  const stored = ["stays", "stays", "goes", "goes"];
  host.answers["POST /published-articles"] = {
    json: { published: stored.map((slug) => slug === "stays") },
  };
  const { backend, store } = start();
  for (const slug of ["stays", "goes"]) await backend.getHelpArticleBySlug(slug);
  await store.flush();
  backend.changeFollower.start(() => backend.invalidateAnswers());
  await vi.waitFor(async () => expect(await store.keys()).toContain("/content-changes"), 5_000);
  backend.changeFollower.stop();
  expect((await store.keys()).toSorted()).toEqual([
    "/capabilities",
    "/content-changes",
    "7 id=stays",
    "8 articleSlug=stays",
  ]);
  const asked = host.calls.find(({ path }) => path === "/published-articles");
  expect(JSON.parse(asked?.body ?? "{}")).toEqual({
    articles: [
      { section: "help", by: "slug", value: "stays" },
      { section: "help", by: "id", value: "stays" },
      { section: "help", by: "slug", value: "goes" },
      { section: "help", by: "id", value: "goes" },
    ],
  });
});
