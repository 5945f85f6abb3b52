import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createReadiness } from "@crm/server-kit/readiness";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestApp, htmlPage } from "../../../../testing/test-app.ts";
import { testSettings } from "../../../../testing/test-settings.ts";
import { log } from "../log.ts";
import { createBackOfficeCheck } from "./back-office-check.ts";

describe("whether the back office accepts what the site sends", () => {
  let host: Server;
  let url: string;
  /** The host's answer to the site's check; null: it does not know the check. */
  let answer: { status: number; body: object } | null;
  /** The body of the last request. */
  let received: string;
  beforeEach(async () => {
    answer = { status: 200, body: { differing: [] } };
    host = createServer(async (request, response) => {
      received = await text(request);
      const offered = { capabilities: answer ? ["site-check"] : [] };
      const given = request.url === "/capabilities" ? { status: 200, body: offered } : answer;
      response.writeHead(given?.status ?? 404, { "Content-Type": "application/json" });
      response.end(JSON.stringify(given?.body ?? {}));
    }).listen(0, "127.0.0.1");
    await once(host, "listening");
    url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    host.closeAllConnections();
    host.close();
  });

  const createCheck = (aheadMs = 0) =>
    createBackOfficeCheck(testSettings({ API_URL: url }), () => Date.now() + aheadMs);
  const check = async (aheadMs = 0) => {
    const found = createCheck(aheadMs);
    await found.check();
    return found.problem();
  };

  it("is not a problem while all is well, or at a host without this check", async () => {
    expect(await check()).toBeUndefined();
    answer = null;
    expect(await check()).toBeUndefined();
  });

  it("tells the back office what fails at this copy of the site", async () => {
    const report = { source: "the site on web-1, /srv/data", failing: { disk: "9 MB left." } };
    await createBackOfficeCheck(
      testSettings({ API_URL: url }),
      Date.now,
      async () => report,
    ).check();
    expect(JSON.parse(received)).toMatchObject({ report });
    await check();
    expect(JSON.parse(received)).not.toHaveProperty("report");
  });

  it.each([
    [
      { status: 200, body: { differing: ["API_KEY", "CAPTCHA_SECRET"] } },
      "The site and the back office have different values of API_KEY, CAPTCHA_SECRET; give both the same, or the same DATA_DIR, and start both again.",
    ],
    [
      { status: 401, body: { status: false } },
      "The back office does not accept this site's signature; give both the same PUBLISH_SECRET, or the same DATA_DIR, and start both again.",
    ],
  ])("reports %j with one sentence", async (given, sentence) => {
    answer = given;
    expect(await check()).toBe(sentence);
  });

  it("logs the sentence once when the site starts", async () => {
    answer = { status: 200, body: { differing: ["CAPTCHA_SECRET"] } };
    const found = createCheck();
    // After the settings, which choose the log's level: that replaces its functions.
    const logged = vi.spyOn(log, "error").mockReturnValue();
    found.start();
    await expect.poll(() => found.problem()).toContain("CAPTCHA_SECRET");
    await found.check();
    expect(logged.mock.calls).toEqual([
      [
        { host: url },
        "The site and the back office have different values of CAPTCHA_SECRET; give both the same, or the same DATA_DIR, and start both again.",
      ],
    ]);
    logged.mockRestore();
  });

  it("reports clocks that differ by a minute or more, also when the signature is too old", async () => {
    expect(await check(30_000)).toBeUndefined();
    expect(await check(95_000)).toMatch(
      /^The clocks of the site and the back office differ by 9[4-6] seconds; set both from a time server\.$/,
    );
    answer = { status: 401, body: { status: false } };
    expect(await check(-600_000)).toMatch(/clocks .+ differ by (599|600|601) seconds/);
  });

  it("keeps the last result while the host gives no answer, and clears it when it is corrected", async () => {
    const found = createCheck();
    answer = { status: 200, body: { differing: ["API_KEY"] } };
    await found.check();
    answer = { status: 503, body: {} };
    await found.check();
    expect(found.problem()).toContain("API_KEY");
    answer = { status: 200, body: { differing: [] } };
    await found.check();
    expect(found.problem()).toBeUndefined();
  });

  it("is reported by /readyz, while pages are served and the process is healthy", async () => {
    const settings = testSettings();
    const app = createTestApp(settings, async () => htmlPage("Pricing"), undefined, {
      readiness: createReadiness({ settings: () => "Why.", disk: () => undefined }),
    });
    const readiness = await app.request("/readyz");
    expect([readiness.status, await readiness.json()]).toEqual([
      503,
      { ok: false, message: "Why.", failing: { settings: "Why." } },
    ]);
    expect((await app.request("/livez")).status).toBe(200);
    expect(await (await app.request("/pricing")).text()).toContain("Pricing");
    expect((await createTestApp(settings).request("/readyz")).status).toBe(200);
  });
});
