import { signPreview } from "@crm/contract/extensions/article-previews";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type HostStandIn, startHostStandIn } from "../../../../testing/host-stand-in.ts";
import { testSettings } from "../../../../testing/test-settings.ts";
import { type Backend, createBackend } from "../backend.ts";
import type { SiteSettings } from "../settings.ts";

let host: HostStandIn;
let settings: SiteSettings;
let backend: Backend;
beforeEach(async () => {
  host = await startHostStandIn({
    "GET /api/capabilities": { json: { capabilities: ["article-previews"] } },
  });
  settings = testSettings({ API_URL: `${host.url}/api`, ADMIN_URL: host.url });
  backend = createBackend(settings);
});
afterEach(() => host.stop());

const sign = (until = Date.now() + 60_000) =>
  signPreview(settings.publishSecret, { article: "a1", until });
const answer = (token: string, status: number, json: unknown) => {
  host.answers[`GET /api/article-previews?token=${token}`] = { status, json };
};
const article = {
  ...{ id: "a1", title: "New title", slug: "preview", category: { name: "", slug: "" } },
  content: '<p onclick="x()">New</p><script>alert(1)</script>',
};

it("shows the host's unpublished text, sanitized again, and asks for it each time", async () => {
  const token = sign();
  answer(token, 200, { success: true, section: "blog", article });
  for (const title of ["New title", "Newer title"]) {
    answer(token, 200, { success: true, section: "blog", article: { ...article, title } });
    await vi.waitFor(
      async () =>
        expect(await backend.getPreview(token)).toMatchObject({
          outcome: "found",
          section: "blog",
          article: { title, html: "<p>New</p>" },
        }),
      10_000,
    );
  }
  const asked = host.calls.find(({ path }) => path.startsWith("/api/article-previews"));
  expect(asked?.headers["x-site-assertion"]).toBeTypeOf("string");
});

it("rejects expired and forged links without a request", async () => {
  expect(await backend.getPreview(sign(Date.now() - 1))).toEqual({ outcome: "expired" });
  for (const token of [
    "",
    "a.b",
    `${sign()}x`,
    signPreview("other", { article: "a1", until: 9e15 }),
  ])
    expect(await backend.getPreview(token)).toEqual({ outcome: "forged" });
  expect(host.calls).toEqual([]);
});

it("is missing when the article is, or when the host offers no previews", async () => {
  const token = sign();
  answer(token, 404, { success: false });
  await vi.waitFor(
    async () => expect(await backend.getPreview(token)).toEqual({ outcome: "missing" }),
    10_000,
  );
  host.answers["GET /api/capabilities"] = { json: { capabilities: ["old-addresses"] } };
  const before = host.calls.length;
  const other = createBackend(settings);
  await vi.waitFor(
    async () => expect(await other.getPreview(token)).toEqual({ outcome: "missing" }),
    10_000,
  );
  expect(host.calls.slice(before).map(({ path }) => path)).toEqual(["/api/capabilities"]);
});

it("is unknown when the host gives no usable answer", async () => {
  const token = sign();
  for (const [status, json] of [
    [500, {}],
    [200, { success: true }],
    [200, { success: true, section: "blog", article: { title: "" } }],
  ] as const) {
    answer(token, status, json);
    expect(await backend.getPreview(token)).toEqual({ outcome: "unknown" });
  }
});
