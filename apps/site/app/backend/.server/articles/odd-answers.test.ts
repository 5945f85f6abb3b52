import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type HostStandIn, startHostStandIn } from "../../../../testing/host-stand-in.ts";
import { testSettings } from "../../../../testing/test-settings.ts";
import { type Backend, createBackend } from "../backend.ts";
import { log } from "../log.ts";

const call9 = "GET /api/article/websit/LatestUpdate";
const article = { _id: "a1", title: "First article", slug: "first" };

let host: HostStandIn;
let backend: Backend;

beforeEach(async () => {
  host = await startHostStandIn();
  backend = createBackend(testSettings({ API_URL: host.url, ADMIN_URL: host.url }));
});
afterEach(() => host.stop());

describe("an odd answer", () => {
  const odd = {
    success: true,
    articles: [
      { ...article, slug: "whole" },
      { ...article, slug: "no-title", title: null },
      "not an article",
      null,
      { ...article, slug: "odd-fields", excerpt: 5, publishedAt: {}, category: "Chats", image: [] },
      { title: "Bare", slug: "bare", someField: "that we do not know" },
    ],
  };

  it("loses only the entries that can't be linked, and odd fields count as missing", async () => {
    host.answers[call9] = { json: odd };
    const answer = await backend.listBlogArticles();
    const found = answer.outcome === "found" ? answer.found : [];
    expect(found.map(({ slug }) => slug)).toEqual(["whole", "odd-fields", "bare"]);
    expect(found[1]).toEqual({
      id: "a1",
      title: "First article",
      slug: "odd-fields",
      excerpt: undefined,
      publishedAt: undefined,
      updatedAt: undefined,
      category: undefined,
      image: undefined,
    });
  });

  it("is named in the log by its fields, without what they contain", async () => {
    const warn = vi.spyOn(log, "warn").mockImplementation(() => undefined);
    host.answers[call9] = { json: odd };
    await backend.listBlogArticles();
    expect(warn.mock.calls).toEqual([
      [
        {
          name: "Call 9",
          wrong: [
            "articles[]",
            "articles[].image",
            "articles[].excerpt",
            "articles[].publishedAt",
            "articles[].category",
          ],
        },
        "A host's answer has parts that are wrong",
      ],
    ]);
    warn.mockRestore();
  });

  it("is no list when the list itself is odd", async () => {
    host.answers[call9] = { json: { success: true, articles: "none" } };
    expect(await backend.listBlogArticles()).toEqual({ outcome: "found", found: [] });
  });
});
