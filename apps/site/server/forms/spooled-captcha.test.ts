import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { fieldMessages } from "@crm/contract/messages";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type HostStandIn, startHostStandIn } from "../../testing/host-stand-in.ts";
import { plainBooking } from "../../testing/page-form-bench.ts";
import { type SpoolBench, startSpoolBench } from "../../testing/spool-bench.ts";

const call1 = "POST /lead/add/campaign-1";
const captchaError = {
  outcome: "invalid",
  errors: { recaptchaToken: fieldMessages.demo.captcha },
};

let bench: SpoolBench;
afterEach(() => bench.close());

const outcomeOf = async (booking: object) => (await bench.send(booking)).json();
const captchas = () => bench.rows().map(({ captcha }) => captcha);

describe("while the host is down, the self-hosted captcha", () => {
  beforeEach(async () => {
    bench = await startSpoolBench();
    await bench.stopHost();
  });

  it("is valid for one submission, also after a restart of the site", async () => {
    const booking = await bench.demo();
    expect(await outcomeOf(booking)).toEqual({ outcome: "booked" });
    const other = { ...booking, idempotencyKey: randomUUID() };
    expect(await outcomeOf(other)).toEqual(captchaError);
    await bench.restartSite();
    expect(await outcomeOf(booking)).toEqual({ outcome: "booked" });
    expect(await outcomeOf(other)).toEqual(captchaError);
    await bench.restartSite();
    expect(await outcomeOf(other)).toEqual(captchaError);
    expect(captchas()).toEqual(["verified"]);
  });

  it("is checked as always", async () => {
    expect(await outcomeOf(await bench.demo({ recaptchaToken: "made up" }))).toEqual(captchaError);
    expect(bench.rows()).toEqual([]);
  });
});

describe("while the host gives no answer, a provider's captcha that the host would check", () => {
  let provider: HostStandIn;
  beforeEach(async () => {
    provider = await startHostStandIn({ "POST /": { json: { success: true } } });
    bench = await startSpoolBench({
      ...{ CAPTCHA_PROVIDER: "turnstile", CAPTCHA_SITE_KEY: "key" },
      ...{ CAPTCHA_SECRET_KEY: "secret", CAPTCHA_VERIFY_URL: provider.url },
    });
    // The site learns what the host offers from the first booking.
    await bench.send(await bench.demo({ recaptchaToken: "first" }));
  });
  afterEach(() => provider.stop());
  const book = async () => outcomeOf(await bench.demo({ recaptchaToken: randomUUID() }));

  it("is checked by the site when the host is certainly down", async () => {
    await bench.stopHost();
    expect(await book()).toEqual({ outcome: "booked" });
    expect([captchas(), provider.calls.length]).toEqual([["verified"], 1]);
  });

  it("is an error when the provider rejects it", async () => {
    await bench.stopHost();
    // The first one may still find a connection that was open.
    await book();
    const rows = bench.rows().length;
    provider.answers["POST /"] = { json: { success: false } };
    expect(await book()).toEqual(captchaError);
    expect(bench.rows()).toHaveLength(rows);
  });

  it("is held for review when the host may have used it, or the provider is down", async () => {
    bench.answers[call1] = { status: 500, json: {} };
    provider.answers["POST /"] = { json: { success: false } };
    expect(await book()).toEqual({ outcome: "booked" });
    await provider.stop();
    expect(await book()).toEqual({ outcome: "booked" });
    expect(captchas()).toEqual(["unanswered", "unanswered"]);
  });

  it("is not asked about in front of a host that checks tokens itself", async () => {
    bench.answers["GET /capabilities"] = { status: 404, json: {} };
    await bench.restartSite();
    await bench.send(await bench.demo({ recaptchaToken: "second" }));
    await bench.stopHost();
    expect(await book()).toEqual({ outcome: "booked" });
    expect(provider.calls).toEqual([]);
  });
});

describe("a form without JavaScript", () => {
  beforeEach(async () => {
    bench = await startSpoolBench();
  });
  const submit = () => bench.sendPage("/book-demo", plainBooking);

  it("is thanked for while the host is down since the site's start, and arrives once", async () => {
    await bench.stopHost();
    for (const attempt of [1, 2]) expect((await submit()).status, String(attempt)).toBe(303);
    expect(captchas()).toEqual(["absent"]);
    await bench.startHost();
    await vi.waitFor(() => {
      bench.wake();
      expect(bench.rows()).toMatchObject([{ state: "forwarded" }]);
    }, 30_000);
    expect(bench.leads.size).toBe(1);
  });

  it("needs a person when the host turns out to take none without a captcha", async () => {
    await bench.stopHost();
    await submit();
    bench.answers["GET /capabilities"] = { status: 404, json: {} };
    await bench.startHost();
    await vi.waitFor(() => {
      bench.wake();
      expect(bench.rows()).toMatchObject([{ state: "dead" }]);
    }, 30_000);
    expect(bench.leads.size).toBe(0);
  });
});

it("a spool that can't be written shows an error, and the form is stored once when it is sent again", async () => {
  bench = await startSpoolBench({ CAPTCHA_PROVIDER: "turnstile", CAPTCHA_SITE_KEY: "key" });
  const lock = new DatabaseSync(bench.file);
  lock.exec("begin immediate");
  bench.answers[call1] = { status: 503, json: {} };
  const booking = await bench.demo({ recaptchaToken: "token" });
  const answer = await bench.send(booking);
  expect([answer.status, await answer.json()]).toEqual([503, { outcome: "unreachable" }]);
  lock.exec("rollback");
  lock.close();
  expect(await outcomeOf(booking)).toEqual({ outcome: "booked" });
  bench.answers[call1] = bench.store;
  await vi.waitFor(() => {
    bench.wake();
    expect(bench.rows()).toMatchObject([{ state: "forwarded" }]);
  }, 30_000);
  expect([...bench.leads.keys()]).toEqual([booking.idempotencyKey]);
});
