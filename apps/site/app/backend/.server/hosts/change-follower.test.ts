import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type HostStandIn, startHostStandIn } from "../../../../testing/host-stand-in.ts";
import { testSettings } from "../../../../testing/test-settings.ts";
import { type Backend, createBackend } from "../backend.ts";
import { createAnswerStore } from "./answer-store.ts";

const call5 = "GET /api/article/websit/category/helpcentrearticles";
const call8 = "GET /api/article/websit/HelpCentreArticles/slug/first";
const call9 = "GET /api/article/websit/LatestUpdate";
const article = { id: "a1", title: "First", slug: "first", content: "<p>Go on.</p>" };
const categoryOf = (...articles: object[]) => ({
  json: {
    success: true,
    categories: [{ name: "Chats", slug: "chats", FastArticles: articles }],
  },
});

let host: HostStandIn;
let folder: string;
let applied: string[][];
let started: Backend[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "follower-"));
  applied = [];
  started = [];
  host = await startHostStandIn({
    "GET /capabilities": { json: { capabilities: ["content-changes"] } },
    [call5]: categoryOf(article),
    [call8]: { json: { success: true, article } },
    [call9]: { json: { success: true, articles: [] } },
  });
});
afterEach(async () => {
  for (const { changeFollower } of started) changeFollower.stop();
  await host.stop();
  // An answer may still be on its way to its file.
  rmSync(folder, { recursive: true, maxRetries: 10 });
});

/** Lets the host answer a request with this cursor; other cursors' requests stay open. */
const change = (after: string, cursor: string, ...paths: string[]) => {
  host.answers[`GET /content-changes?after=${after}`] = { json: { cursor, paths } };
};
const hold = (after: string) => {
  host.answers[`GET /content-changes?after=${after}`] = () => undefined;
};
const asked = (after: string) =>
  host.calls.filter(({ path }) => path === `/content-changes?after=${after}`).length;

function start() {
  const settings = testSettings({ API_URL: host.url, ADMIN_URL: host.url });
  const store = createAnswerStore(folder, settings.adminUrl);
  const backend = createBackend(settings, { store });
  started.push(backend);
  backend.changeFollower.start((paths) => {
    backend.invalidateAnswers();
    applied.push([...paths]);
  });
  return { backend, store };
}

it("applies each change once, and asks for those after it", async () => {
  change("", "c1", "*");
  change("c1", "c2", "/blog", "/blog/a");
  hold("c2");
  start();
  await vi.waitFor(() => expect(asked("c2")).toBe(1), 5_000);
  expect(applied).toEqual([["*"], ["/blog", "/blog/a"]]);
  expect(host.calls.find(({ path }) => path.startsWith("/content"))?.headers).toHaveProperty(
    "x-site-assertion",
  );
});

it("goes on after errors and answers of the wrong form", async () => {
  let failures = 0;
  host.answers["GET /content-changes?after="] = (response) => {
    failures += 1;
    response.writeHead(failures === 1 ? 503 : 200).end(failures === 1 ? "{}" : '{"cursor":1}');
    if (failures === 2) change("", "c1", "*");
  };
  hold("c1");
  start();
  await vi.waitFor(() => expect(applied).toEqual([["*"]]), 5_000);
  expect(failures).toBe(2);
});

it("asks a host without the list for nothing", async () => {
  host.answers["GET /capabilities"] = { status: 404, json: {} };
  const { backend } = start();
  await vi.waitFor(() => expect(host.calls).toHaveLength(1), 30_000);
  await backend.listHelpCategories();
  expect(host.calls.map(({ path }) => path)).toEqual(["/capabilities", call5.slice("GET ".length)]);
});

it("goes on after a restart with the last change, and drops an article that was unpublished meanwhile", async () => {
  change("", "c1", "*");
  hold("c1");
  const first = start();
  await first.backend.getHelpArticleBySlug("first");
  await first.backend.listHelpCategories();
  await vi.waitFor(async () => {
    expect((await first.store.find("/content-changes"))?.bytes.toString()).toBe("c1");
  }, 30_000);
  first.backend.changeFollower.stop();
  await first.store.flush();

  change("c1", "c2", "/help-center/chats/first");
  hold("c2");
  host.answers[call5] = categoryOf();
  const second = start();
  await vi.waitFor(async () => {
    expect((await second.store.find("/content-changes"))?.bytes.toString()).toBe("c2");
  }, 30_000);
  expect(applied).toEqual([["*"], ["/help-center/chats/first"]]);
  await second.store.flush();
  host.answers = {};
  const third = createBackend(testSettings({ API_URL: host.url, ADMIN_URL: host.url }), {
    store: second.store,
  });
  expect(await third.getHelpArticleBySlug("first")).toMatchObject({ outcome: "failed" });
});

it("gets a change again after a restart when it could not read the lists", async () => {
  change("", "c1", "*");
  hold("c1");
  host.answers[call9] = { status: 503, json: {} };
  const first = start();
  await vi.waitFor(() => expect(asked("c1")).toBe(1), 5_000);
  first.backend.changeFollower.stop();
  await first.store.flush();
  start();
  await vi.waitFor(() => expect(applied).toEqual([["*"], ["*"]]), 30_000);
});
