import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSubmissionKeys } from "../../app/forms/submission-keys.ts";
import { type FormBench, leadPaths, startFormBench } from "../../testing/form-bench.ts";
import type { ReceivedCall } from "../../testing/host-stand-in.ts";

let bench: FormBench;
beforeEach(async () => {
  bench = await startFormBench();
  // The host checks the captcha token, so that no test waits for a proof of work.
  bench.restart({ CAPTCHA_PROVIDER: "turnstile", CAPTCHA_SITE_KEY: "key" });
});
afterEach(() => bench.host.stop());

/**
 * A host that stores a lead and then loses its answer, once for each lead. It honours
 * `Idempotency-Key`.
 */
function loseFirstAnswers(lose: (respond: Respond) => void) {
  const leads = new Map<string, ReceivedCall>();
  bench.host.answers[leadPaths.call1] = (response, call) => {
    const key = String(call.headers["idempotency-key"]);
    const isRepeat = leads.has(key);
    leads.set(key, leads.get(key) ?? call);
    const respond: Respond = (status, json, headers = {}) => {
      response.writeHead(status, { "Content-Type": "application/json", ...headers });
      response.end(JSON.stringify(json));
    };
    if (isRepeat) return respond(200, { status: true });
    return lose(respond);
  };
  return leads;
}

type Respond = (status: number, json: unknown, headers?: Record<string, string>) => void;

/** One visitor in a separate tab, who submits as the demo form does. */
function openForm(number: number) {
  const items = new Map<string, string>();
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
  let keys = createSubmissionKeys("demo", () => storage);
  const email = `visitor-${number}@shop.example`;
  return {
    reload() {
      keys = createSubmissionKeys("demo", () => storage);
    },
    async press() {
      const booking = await bench.demo({ email, recaptchaToken: randomUUID() });
      const { recaptchaToken: _, idempotencyKey: __, ...content } = booking;
      const idempotencyKey = await keys.keyFor(JSON.stringify(content));
      const address = `198.51.100.${number}`;
      const answer = await bench.send({ ...booking, idempotencyKey }, { address });
      const { outcome } = (await answer.json()) as { outcome: string };
      keys.settle(outcome);
      return outcome;
    },
  };
}

describe("a host that stores a lead and loses its answer", () => {
  it("gets one lead from each of 15 visitors who submit again, half of them after a reload", async () => {
    const leads = loseFirstAnswers((respond) => respond(500, { status: false }));
    for (let number = 1; number <= 15; number += 1) {
      const form = openForm(number);
      expect(await form.press()).toBe("unreachable");
      if (number % 2) form.reload();
      expect(await form.press()).toBe("booked");
    }
    const emails = [...leads.values()].map(({ body }) => JSON.parse(body).email);
    expect([emails.length, new Set(emails).size]).toEqual([15, 15]);
  });

  it.each<[string, (respond: Respond) => void]>([
    ["503 with status false", (respond) => respond(503, { status: false })],
    ["429 with status false", (respond) => respond(429, { data: { status: false } })],
    ["401 with status false", (respond) => respond(401, { status: false })],
    ["200 without a status", (respond) => respond(200, {})],
  ])("gets one lead from a visitor who submits again after %s", async (_, lose) => {
    const leads = loseFirstAnswers(lose);
    const form = openForm(1);
    expect([await form.press(), await form.press()]).toEqual(["unreachable", "booked"]);
    expect(leads.size).toBe(1);
  });

  it("gets a new submission after a final answer", async () => {
    const leads = loseFirstAnswers((respond) => respond(422, { status: false }));
    const form = openForm(1);
    expect([await form.press(), await form.press()]).toEqual(["rejected", "rejected"]);
    expect(leads.size).toBe(2);
  });

  it("gets the same body from the second submit, except for the captcha token", async () => {
    loseFirstAnswers((respond) => respond(500, { status: false }));
    const form = openForm(1);
    await form.press();
    await form.press();
    const [first, second] = bench
      .leadCalls()
      .filter(({ path }) => `POST ${path}` === leadPaths.call1)
      .map(({ body, headers }) => {
        const { recaptchaToken: _, ...content } = JSON.parse(body);
        return { content, key: headers["idempotency-key"] };
      });
    expect(second).toEqual(first);
  });
});

describe("Retry-After of a host", () => {
  it.each(["503", "429"])("is passed on to the browser with 503: %s", async (status) => {
    loseFirstAnswers((respond) => respond(Number(status), {}, { "Retry-After": "90" }));
    const answer = await bench.send(await bench.demo({ recaptchaToken: "token" }));
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "90"]);
    expect(await answer.json()).toEqual({ outcome: "unreachable", retryAfterSeconds: 90 });
  });

  it("is not sent when the host sends none", async () => {
    loseFirstAnswers((respond) => respond(503, {}));
    const answer = await bench.send(await bench.demo({ recaptchaToken: "token" }));
    expect([answer.status, answer.headers.has("Retry-After")]).toEqual([503, false]);
  });
});
