import { randomUUID } from "node:crypto";
import { fieldMessages } from "@crm/contract/messages";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FormBench, startFormBench } from "../../testing/form-bench.ts";
import { answerGarbage, startHostStandIn } from "../../testing/host-stand-in.ts";

let bench: FormBench;
beforeEach(async () => {
  bench = await startFormBench();
});
afterEach(() => bench.host.stop());

describe("the captcha", () => {
  const message = fieldMessages.demo.captcha;

  it("is checked before any host is called", async () => {
    const answer = await bench.send(await bench.demo({ recaptchaToken: "made up" }));
    expect(await answer.json()).toEqual({
      outcome: "invalid",
      errors: { recaptchaToken: message },
    });
    expect(bench.host.calls).toEqual([]);
  });

  it("is valid for one booking, which may be sent again unchanged", async () => {
    const booking = await bench.demo();
    expect((await bench.send(booking)).status).toBe(200);
    expect((await bench.send(booking)).status).toBe(200);
    expect((await bench.send({ ...booking, idempotencyKey: randomUUID() })).status).toBe(422);
    const keys = bench.leadCalls().map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(keys.filter(Boolean)).size).toBe(1);
  });

  it("has no challenges on this site when another provider is set", async () => {
    bench.restart({ CAPTCHA_PROVIDER: "turnstile", CAPTCHA_SITE_KEY: "key" });
    expect((await bench.request("/_captcha/challenge")).status).toBe(404);
    const answer = await bench.send(await bench.demo({ recaptchaToken: "theirs" }));
    expect(await answer.json()).toEqual({ outcome: "booked" });
  });

  it("does not block forms when its provider is down", async () => {
    const provider = await startHostStandIn({ "POST /": answerGarbage });
    bench.restart({
      CAPTCHA_PROVIDER: "hcaptcha",
      CAPTCHA_SITE_KEY: "key",
      CAPTCHA_SECRET_KEY: "secret",
      CAPTCHA_VERIFY: "site",
      CAPTCHA_VERIFY_URL: provider.url,
    });
    const answer = await bench.send(await bench.demo({ recaptchaToken: "theirs" }));
    expect(await answer.json()).toEqual({ outcome: "booked" });
    await provider.stop();
  });
});

describe("a form", () => {
  it.each([
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "", Origin: "https://evil.test" },
    { "Sec-Fetch-Site": "", Origin: "null" },
  ])("is rejected from another site: %j", async (headers) => {
    const answer = await bench.send(await bench.demo(), {
      headers: headers as Record<string, string>,
    });
    expect(answer.status).toBe(403);
    expect(bench.leadCalls()).toEqual([]);
  });

  it("is rate-limited for each client, whatever headers it sends", async () => {
    for (let count = 0; count < 30; count += 1) {
      expect((await bench.send({}, { address: "2001:db8::1" })).status).toBe(400);
    }
    const rejected = await bench.send({}, { address: "2001:db8::ffff" });
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get("Retry-After"))).toBeGreaterThan(0);
    const forwarded = { headers: { "X-Forwarded-For": "198.51.100.1" }, address: "2001:db8::1" };
    expect((await bench.send({}, forwarded)).status).toBe(429);
    expect((await bench.send({}, { address: "2001:db8:0:1::1" })).status).toBe(400);
  });

  it("behind a trusted proxy counts by each client's own address", async () => {
    bench.restart({ TRUSTED_PROXIES: "10.0.0.0/8" });
    const from = (client: string) =>
      bench.send({}, { headers: { "X-Forwarded-For": client }, address: "10.0.0.1" });
    for (let count = 0; count < 30; count += 1) await from("198.51.100.1");
    expect((await from("198.51.100.1")).status).toBe(429);
    expect((await from("198.51.100.2")).status).toBe(400);
    expect((await from("9.9.9.9, 198.51.100.1")).status).toBe(429);
  });
});
