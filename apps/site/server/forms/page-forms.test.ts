import { readSiteAssertion } from "@crm/contract/extensions/site-assertion";
import { fieldMessages } from "@crm/contract/messages";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { answerGarbage } from "../../testing/host-stand-in.ts";
import {
  type PageFormBench,
  plainBooking,
  startPageFormBench,
} from "../../testing/page-form-bench.ts";

let bench: PageFormBench;
beforeEach(async () => {
  bench = await startPageFormBench();
});
afterEach(() => bench.host.stop());

describe("a form without JavaScript", () => {
  it("is sent with a placeholder, and the site signs that there is no captcha", async () => {
    const answer = await bench.send({ marketingConsent: "on" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toMatch(/^\/thankyou\?sent=demo\.\d+\.[\w-]{43}$/);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const [lead] = bench.sentLeads();
    const body = JSON.parse(lead?.body ?? "");
    expect(body).toMatchObject({
      whatsApp: "+919825012345",
      recaptchaToken: lead?.headers["idempotency-key"],
      context: { marketingConsent: true, page: "/book-demo" },
    });
    const assertion = readSiteAssertion(
      bench.settings.publishSecret,
      String(lead?.headers["x-site-assertion"]),
    );
    expect(assertion).toMatchObject({
      visitor: "203.0.113.7",
      absentCaptcha: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it("is confirmed by the receipt in the thank-you page's address, which is not cached", async () => {
    const address = (await bench.send()).headers.get("Location") ?? "";
    const thanks = await bench.app.request(address);
    expect([thanks.status, thanks.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(bench.replies).toMatchObject([{ form: "demo", outcome: { outcome: "booked" } }]);
    bench.replies.length = 0;
    await bench.app.request(`${address}x`);
    await bench.app.request("/thankyou");
    expect(bench.replies).toEqual([]);
  });

  it("has the neutral thank-you page without a rendering when its receipt is forged", async () => {
    const until = Date.now() + 60_000;
    const forged = [`demo.${until}.${"a".repeat(43)}`, "demo", "", `%64emo.1.${"b".repeat(43)}`];
    for (const receipt of forged) {
      for (const path of ["/thankyou", "/%74hankyou"]) {
        const answer = await bench.app.request(`${path}?x=1&sent=${receipt}`);
        expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/thankyou"]);
        expect(answer.headers.get("Cache-Control")).toBe("no-store");
      }
    }
    expect(bench.rendered).toEqual([]);
  });

  it("is confirmed 60 times in 600 seconds for one address, and then has the neutral page", async () => {
    const address = (await bench.send()).headers.get("Location") ?? "";
    for (let opened = 0; opened < 60; opened += 1) {
      expect((await bench.app.request(address)).status).toBe(200);
    }
    const answer = await bench.app.request(address);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/thankyou"]);
    expect(bench.rendered).toHaveLength(60);
  });

  it("is sent with the same key again, from any address, and with another key for other content", async () => {
    await bench.send();
    await bench.send({ recaptchaToken: "anything" });
    await bench.send({ companyName: "Parmar & Sons" });
    await bench.send({}, { address: "203.0.113.8" });
    const keys = bench.sentLeads().map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toHaveLength(4);
    expect([keys[1], keys[3]]).toEqual([keys[0], keys[0]]);
    expect(new Set(keys).size).toBe(2);
  });

  it("with errors is shown again with the messages and everything but the captcha", async () => {
    const answer = await bench.send({
      email: "rekha@parmar",
      fullName: " ",
      recaptchaToken: "token",
    });
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([422, "no-store"]);
    const { recaptchaToken: _, ...typed } = plainBooking;
    expect(bench.replies).toEqual([
      {
        form: "demo",
        outcome: {
          outcome: "invalid",
          errors: { email: fieldMessages.demo.emailFormat, fullName: fieldMessages.demo.name },
        },
        values: { ...typed, email: "rekha@parmar", fullName: " " },
        status: 422,
      },
    ]);
    expect(bench.sentLeads()).toEqual([]);
  });

  it("is shown again, and no host is called, when the host does not hold leads", async () => {
    bench.host.answers["GET /capabilities"] = { json: { capabilities: ["site-assertion"] } };
    expect((await bench.send()).status).toBe(400);
    expect(bench.replies[0]?.outcome).toEqual({
      outcome: "error",
      message: "This form can't be sent while JavaScript is switched off.",
    });
    expect(bench.replies[0]?.values).toMatchObject({ companyName: "Parmar Uniforms" });
    expect(bench.sentLeads()).toEqual([]);
  });

  it("is shown again with the same message at a host without the capabilities request", async () => {
    bench.host.answers["GET /capabilities"] = { status: 404, json: {} };
    expect((await bench.send()).status).toBe(400);
    expect(bench.replies).toMatchObject([{ outcome: { outcome: "error" } }]);
  });

  it.each([500, 502, 503])(
    "is shown again as unreachable when the host's capabilities are answered with HTTP %i",
    async (status) => {
      bench.host.answers["GET /capabilities"] = { status, json: {} };
      expect((await bench.send()).status).toBe(503);
      expect(bench.replies).toMatchObject([
        { outcome: { outcome: "unreachable" }, values: { companyName: "Parmar Uniforms" } },
      ]);
      expect(bench.sentLeads()).toEqual([]);
      bench.host.answers["GET /capabilities"] = {
        json: { capabilities: ["site-assertion", "held-leads"] },
      };
      expect((await bench.send()).status).toBe(303);
    },
  );

  it("is shown again as unreachable when the host is down since the site's start", async () => {
    await bench.host.stop();
    for (const attempt of [1, 2]) expect((await bench.send()).status, String(attempt)).toBe(503);
    expect(bench.replies[1]).toMatchObject({
      outcome: { outcome: "unreachable" },
      values: { companyName: "Parmar Uniforms" },
    });
  });

  it.each([
    ["rejects it", { json: { status: false } }, 422, "rejected"],
    ["gives no answer", answerGarbage, 503, "unreachable"],
  ] as const)("is shown again when the host %s", async (_, first, status, outcome) => {
    bench.host.answers["POST /lead/add/campaign-1"] = first;
    const answer = await bench.send();
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Retry-After")).toBe(status === 503 ? "60" : null);
    expect(bench.replies).toMatchObject([
      { outcome: { outcome }, values: { fullName: "Rekha Parmar" } },
    ]);
  });
});
