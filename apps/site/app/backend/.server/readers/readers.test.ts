import { signSiteAssertion, siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  answerGarbage,
  type HostStandIn,
  startHostStandIn,
} from "../../../../testing/host-stand-in.ts";
import { testSettings } from "../../../../testing/test-settings.ts";
import { createBackend } from "../backend.ts";
import { createCapabilities } from "../hosts/capabilities.ts";

const all = ["article-search", "search-misses", "article-feedback"];
const article = {
  section: "help",
  id: "a1",
  title: "Import",
  slug: "import",
  category: { name: "Data", slug: "data" },
  excerpt: "Choose Import.",
  words: ["import"],
  fit: 1,
};

let host: HostStandIn;
beforeEach(async () => {
  host = await startHostStandIn({
    "GET /capabilities": { json: { capabilities: all } },
    "GET /search/articles?q=a+%26+b": { json: { success: true, articles: [article] } },
    "POST /search/misses": { json: { status: true } },
  });
});
afterEach(() => host.stop());
const open = () => createBackend(testSettings({ API_URL: host.url, ADMIN_URL: host.url }));

describe("the search inside articles", () => {
  it("sends the host a signed request without a visitor", async () => {
    expect(await open().searchArticles("a & b")).toEqual([article]);
    const header = String(host.calls.at(-1)?.headers[siteAssertionHeader.toLowerCase()]);
    const [claims = ""] = header.split(".");
    expect(Object.keys(JSON.parse(Buffer.from(claims, "base64url").toString()))).toEqual(["at"]);
    expect(header.length).toBe(signSiteAssertion("x", {}).length);
  });

  it("sends control characters as spaces", async () => {
    expect(await open().searchArticles("a\0&\r\n\u0085b")).toEqual([article]);
  });

  it.each([
    ["rejects the request", { status: 401, json: { success: false } }],
    ["sends garbage", answerGarbage],
    ["sends other fields", { json: { success: true, articles: [{ title: "x" }] } }],
  ] as const)("is nothing when the host %s", async (_, answer) => {
    host.answers["GET /search/articles?q=a+%26+b"] = answer;
    expect(await open().searchArticles("a & b")).toBeUndefined();
  });

  it("leaves out an article whose slugs make no valid address", async () => {
    const given = [
      ...["\ud83d", "..", "%2E%2e", "a/../b", ""].map((slug) => ({ ...article, slug })),
      { ...article, category: { name: "Data", slug: "a \udc00" } },
      article,
    ];
    host.answers["GET /search/articles?q=a+%26+b"] = { json: { success: true, articles: given } };
    expect(await open().searchArticles("a & b")).toEqual([article]);
  });

  it("sends nothing to a host that offers nothing", async () => {
    host.answers["GET /capabilities"] = { status: 404, json: {} };
    const backend = open();
    expect(await backend.searchArticles("a & b")).toBeUndefined();
    await backend.countSearchMiss("tally");
    expect(host.calls.map(({ path }) => path)).toEqual(["/capabilities"]);
  });
});

it("reports a search without results, but never a term that may name a person", async () => {
  const backend = open();
  await backend.countSearchMiss(" Tally? ");
  await backend.countSearchMiss("rekha@parmar.example");
  const bodies = host.calls.filter(({ method }) => method === "POST").map(({ body }) => body);
  expect(bodies).toEqual(['{"term":"tally"}']);
});

it.each([
  [200, true, "stored"],
  [404, false, "closed"],
  [422, false, "closed"],
  [401, false, "unreachable"],
  [429, false, "unreachable"],
  [500, true, "unreachable"],
])("a rating that is answered with HTTP %i and status %s is %s", async (code, status, outcome) => {
  host.answers["POST /article-feedback"] = { status: code, json: { status } };
  const feedback = { section: "help", slug: "import", helpful: true } as const;
  expect(await open().rateArticle(feedback, "203.0.113.7")).toBe(outcome);
});

it("repeats a failed capabilities request for leads, but not for every page", async () => {
  host.answers["GET /capabilities"] = { status: 503, json: {} };
  const clock = vi.fn(() => 0);
  const { has, offers } = createCapabilities(host.url, clock);
  expect([await offers("article-search"), await offers("article-search")]).toEqual([false, false]);
  expect(host.calls).toHaveLength(1);
  await has("site-assertion");
  expect(host.calls).toHaveLength(2);
  host.answers["GET /capabilities"] = { json: { capabilities: all } };
  expect(await offers("article-search")).toBe(false);
  clock.mockReturnValue(10_001);
  expect(await offers("article-search")).toBe(true);
});
