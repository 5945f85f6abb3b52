import { randomUUID } from "node:crypto";
import { hashCaptchaToken, readSiteAssertion } from "@crm/contract/extensions/site-assertion";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FormBench, startFormBench } from "../../testing/form-bench.ts";

const secret = "a secret of this test";
const turnstile = { CAPTCHA_PROVIDER: "turnstile", CAPTCHA_SITE_KEY: "key" };

let bench: FormBench;
const restartBefore = (capabilities: string[], given: Record<string, string> = turnstile) => {
  bench.host.answers["GET /capabilities"] = { json: { capabilities } };
  bench.restart({ ...given, PUBLISH_SECRET: secret });
};
beforeEach(async () => {
  bench = await startFormBench();
});
afterEach(async () => {
  vi.useRealTimers();
  await bench.host.stop();
});

/** Call 1 as the host has received it. */
function readCall1() {
  const [call] = bench.leadCalls();
  const header = String(call?.headers["x-site-assertion"]);
  const { recaptchaToken } = JSON.parse(call?.body ?? "{}");
  const { at: _, visitor: __, ...claims } = readSiteAssertion(secret, header) ?? { at: 0 };
  return { key: call?.headers["idempotency-key"], recaptchaToken, claims };
}

describe("a form in which no captcha could be loaded", () => {
  const send = async (changes: Record<string, unknown> = {}, address?: string) => {
    const booking = await bench.demo({ recaptchaToken: "unavailable", ...changes });
    return bench.send(booking, { address: address ?? "203.0.113.7" });
  };

  it.each([["altcha"], ["turnstile"]])(
    "is sent to be held for review, with %s",
    async (provider) => {
      const hold = ["site-assertion", "held-leads"];
      restartBefore(hold, provider === "altcha" ? {} : turnstile);
      const idempotencyKey = randomUUID();
      expect(await (await send({ idempotencyKey })).json()).toEqual({ outcome: "booked" });
      const hash = hashCaptchaToken(idempotencyKey);
      expect(readCall1()).toEqual({
        key: idempotencyKey,
        recaptchaToken: idempotencyKey,
        claims: { absentCaptcha: hash, unansweredCaptcha: hash },
      });
    },
  );

  it("is an error in front of a host that holds no leads", async () => {
    restartBefore(["site-assertion"]);
    const answer = await send();
    expect([answer.status, await answer.json()]).toEqual([
      400,
      {
        outcome: "error",
        message: "This form can't be sent without our robot check, which could not be loaded.",
      },
    ]);
    expect(bench.leadCalls()).toEqual([]);
  });

  it("is limited to 5 of one visitor and 60 of all together", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    restartBefore(["site-assertion", "held-leads"]);
    for (let sent = 0; sent < 5; sent += 1) expect((await send()).status).toBe(200);
    const own = await send();
    expect([own.status, await own.json()]).toEqual([
      429,
      { outcome: "error", message: "Too many tries. Please try again in 10 minutes." },
    ]);
    for (let sent = 5; sent < 60; sent += 1) {
      expect((await send({}, `198.51.100.${sent}`)).status).toBe(200);
    }
    const all = await send({}, "198.51.100.99");
    expect([all.status, all.headers.get("Retry-After")]).toEqual([429, "3600"]);
    expect((await all.json()).message).toBe(
      "We are getting too many forms without a robot check right now. Please try again in 60 minutes.",
    );
  });
});

describe("the site's own captcha in place of a hosted one", () => {
  it("is checked here, and signed for a host that accepts it", async () => {
    restartBefore(["site-assertion", "substitute-captcha"]);
    const booking = await bench.demo();
    expect(await (await bench.send(booking)).json()).toEqual({ outcome: "booked" });
    const { recaptchaToken, claims } = readCall1();
    expect(recaptchaToken).toBe(booking.recaptchaToken);
    expect(claims).toEqual({ captcha: hashCaptchaToken(booking.recaptchaToken) });
    const other = await bench.send({ ...booking, idempotencyKey: randomUUID() });
    expect(other.status).toBe(422);
  });

  it("has challenges in front of any host when the site verifies tokens", async () => {
    restartBefore([], { ...turnstile, CAPTCHA_VERIFY: "site", CAPTCHA_SECRET_KEY: "secret" });
    expect((await bench.request("/_captcha/challenge")).status).toBe(200);
  });
});
