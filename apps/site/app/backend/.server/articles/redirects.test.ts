import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  answerGarbage,
  type HostStandIn,
  startHostStandIn,
} from "../../../../testing/host-stand-in.ts";
import { testSettings } from "../../../../testing/test-settings.ts";
import { type Backend, createBackend } from "../backend.ts";
import type { RedirectLookup } from "./redirects.ts";

const offers = { json: { capabilities: ["old-addresses"] } };
const question = "GET /api/moved?path=%2Fblog%2Fold";

describe("an address without a page", () => {
  let host: HostStandIn;
  let backend: Backend;
  beforeEach(async () => {
    host = await startHostStandIn();
    backend = createBackend(testSettings({ API_URL: `${host.url}/api`, ADMIN_URL: host.url }));
  });
  afterEach(() => host.stop());

  /**
   * The site reads the host's capabilities once; on a busy machine they may arrive too late for a
   * page.
   */
  const see = (address: string, expected: RedirectLookup) =>
    vi.waitFor(async () => expect(await backend.findRedirect(address)).toEqual(expected), 10_000);

  it("is not looked up at a host without the redirects extension", async () => {
    host.answers[question] = { json: { path: "/blog/new" } };
    await see("/blog/old", { outcome: "none" });
    expect(host.calls.map(({ path }) => path)).toEqual(["/api/capabilities"]);
  });

  it("redirects to the address that the host returns", async () => {
    Object.assign(host.answers, { "GET /api/capabilities": offers });
    host.answers[question] = { json: { path: "/blog/new" } };
    await see("/blog/old", {
      outcome: "redirect",
      path: "/blog/new",
      isStale: false,
    });
    await see(`/blog/${"x".repeat(600)}`, { outcome: "none" });
  });

  it("is gone when the host says that it was deleted", async () => {
    Object.assign(host.answers, { "GET /api/capabilities": offers });
    host.answers[question] = { json: { path: null, gone: true } };
    await see("/blog/old", { outcome: "gone" });
  });

  it.each([
    ["no known redirect", { json: { path: null } }],
    ["itself", { json: { path: "/blog/old" } }],
  ])("is not redirected when the answer is %s", async (_what, answer) => {
    Object.assign(host.answers, { "GET /api/capabilities": offers, [question]: answer });
    await see("/blog/old", { outcome: "none" });
  });

  it.each([
    ["another site", { json: { path: "//evil.example/blog" } }],
    ["a full address", { json: { path: "https://evil.example/" } }],
    ["a lone surrogate", { json: { path: "/blog/\ud83d" } }],
    ["two lines", { json: { path: "/blog/new\r\nSet-Cookie: a=b" } }],
    ["a server error", { status: 500, json: {} }],
    ["garbage", answerGarbage],
  ])("is not reported as missing when the answer is %s", async (_what, answer) => {
    Object.assign(host.answers, { "GET /api/capabilities": offers, [question]: answer });
    await see("/blog/old", { outcome: "unknown" });
  });

  it("is not reported as missing while the host's capabilities are unknown", async () => {
    await host.stop();
    await see("/blog/old", { outcome: "unknown" });
  });

  it("is reported as missing at a host that answers every unknown path with 500", async () => {
    host.answers["GET /api/capabilities"] = { status: 500, json: {} };
    await see("/blog/old", { outcome: "none" });
  });
});
