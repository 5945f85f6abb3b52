import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  answerGarbage,
  type HostStandIn,
  startHostStandIn,
} from "../../../../testing/host-stand-in.ts";
import { testSettings } from "../../../../testing/test-settings.ts";
import { createBackend } from "../backend.ts";

const offers = { json: { capabilities: ["old-addresses"] } };
const question = "GET /api/moved?path=%2Fblog%2Fold";

describe("an address at which nothing stands", () => {
  let host: HostStandIn;
  beforeEach(async () => {
    host = await startHostStandIn();
  });
  afterEach(() => host.stop());

  const find = (address: string) => {
    const settings = testSettings({ API_URL: `${host.url}/api`, ADMIN_URL: host.url });
    return createBackend(settings).findMoved(address);
  };

  it("is not asked about at a host that knows of no old addresses", async () => {
    host.answers[question] = { json: { path: "/blog/new" } };
    expect(await find("/blog/old")).toEqual({ outcome: "notMoved" });
    expect(host.calls.map(({ path }) => path)).toEqual(["/api/capabilities"]);
  });

  it("leads to where the host says that it has moved", async () => {
    Object.assign(host.answers, { "GET /api/capabilities": offers });
    host.answers[question] = { json: { path: "/blog/new" } };
    expect(await find("/blog/old")).toEqual({
      outcome: "moved",
      path: "/blog/new",
      isStale: false,
    });
    expect(await find(`/blog/${"x".repeat(600)}`)).toEqual({ outcome: "notMoved" });
  });

  it.each([
    ["nothing known", { json: { path: null } }],
    ["itself", { json: { path: "/blog/old" } }],
  ])("leads nowhere when the answer is %s", async (_what, answer) => {
    Object.assign(host.answers, { "GET /api/capabilities": offers, [question]: answer });
    expect(await find("/blog/old")).toEqual({ outcome: "notMoved" });
  });

  it.each([
    ["another site", { json: { path: "//evil.example/blog" } }],
    ["a full address", { json: { path: "https://evil.example/" } }],
    ["half of a character", { json: { path: "/blog/\ud83d" } }],
    ["two lines", { json: { path: "/blog/new\r\nSet-Cookie: a=b" } }],
    ["a fault", { status: 500, json: {} }],
    ["garbage", answerGarbage],
  ])("is not called missing when the answer is %s", async (_what, answer) => {
    Object.assign(host.answers, { "GET /api/capabilities": offers, [question]: answer });
    expect(await find("/blog/old")).toEqual({ outcome: "unknown" });
  });

  it("is not called missing while the host can't be asked what it offers", async () => {
    await host.stop();
    expect(await find("/blog/old")).toEqual({ outcome: "unknown" });
  });

  it("is missing at a host that answers every unknown path with 500", async () => {
    host.answers["GET /api/capabilities"] = { status: 500, json: {} };
    expect(await find("/blog/old")).toEqual({ outcome: "notMoved" });
  });
});
