import { randomUUID } from "node:crypto";
import { brand } from "@crm/brand";
import { fieldMessages } from "@crm/contract/messages";
import { contactChoices } from "@crm/contract/options";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  answerGarbage,
  type HostStandIn,
  type StandInAnswer,
  startHostStandIn,
} from "../../testing/host-stand-in.ts";
import { solveCaptcha } from "../../testing/solve-captcha.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { testSettings } from "../../testing/test-settings.ts";
import { rateLimits } from "../rate-limits.ts";

const call1 = "POST /lead/add/campaign-1";
const call2 = "POST /lead/bookDemo_sendMail";
const call4 = "POST /contactUs";
const yes: StandInAnswer = { json: { status: true } };
const siteUrl = "https://www.example.com";

let host: HostStandIn;
let app: ReturnType<typeof createTestApp>;

const startApp = (given: Record<string, string> = {}) =>
  createTestApp(
    testSettings({
      SITE_URL: siteUrl,
      API_URL: host.url,
      ADMIN_URL: host.url,
      DEMO_CAMPAIGN_ID: "campaign-1",
      ...given,
    }),
  );

beforeEach(async () => {
  host = await startHostStandIn({ [call1]: yes, [call2]: yes, [call4]: yes });
  app = startApp();
});
afterEach(() => host.stop());

const newToken = async () => solveCaptcha(await (await app.request("/_captcha/challenge")).json());

const demo = async (changes: { recaptchaToken?: string; [field: string]: unknown } = {}) => ({
  idempotencyKey: randomUUID(),
  email: "rekha@parmar.example",
  fullName: "Rekha Parmar",
  whatsApp: "98250 12345",
  companyName: "Parmar Uniforms",
  companyEmployees: "5-9",
  ...changes,
  recaptchaToken: changes.recaptchaToken ?? (await newToken()),
});

/** Sends a form from an address, as a browser on the site does. */
const send = (
  body: unknown,
  { path = "/_forms/demo", headers = {}, address = "203.0.113.7" } = {},
) =>
  app.request(
    path,
    {
      method: "POST",
      body: JSON.stringify(body),
      headers: {
        "Content-Type": "application/json",
        Origin: siteUrl,
        "Sec-Fetch-Site": "same-origin",
        ...headers,
      },
    },
    { incoming: { socket: { remoteAddress: address } } },
  );

const leadCalls = () => host.calls.filter(({ method }) => method === "POST");

describe("a demo booking", () => {
  it("is booked, with its phone as E.164 and its key", async () => {
    const booking = await demo();
    const answer = await send(booking);
    expect([answer.status, await answer.json()]).toEqual([200, { outcome: "booked" }]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const [lead] = leadCalls();
    const { idempotencyKey, ...fields } = booking;
    expect(JSON.parse(lead?.body ?? "")).toEqual({ ...fields, whatsApp: "+919825012345" });
    expect(lead?.headers["idempotency-key"]).toBe(idempotencyKey);
  });

  it("may be sent as an ordinary form too", async () => {
    const body = new URLSearchParams((await demo()) as Record<string, string>);
    const answer = await app.request("/_forms/demo", { method: "POST", body });
    expect(await answer.json()).toEqual({ outcome: "booked" });
  });

  it.each<[string, StandInAnswer, string, number]>([
    ["rejected", { json: { status: false } }, "rejected", 422],
    ["unreachable", answerGarbage, "unreachable", 503],
  ])("is %s as call 1 has it", async (_, first, outcome, status) => {
    host.answers[call1] = first;
    const answer = await send(await demo());
    expect([answer.status, await answer.json()]).toEqual([status, { outcome }]);
  });

  it("is stored when call 2 is not true", async () => {
    host.answers[call2] = { json: { status: false } };
    const answer = await send(await demo());
    expect([answer.status, await answer.json()]).toEqual([200, { outcome: "stored" }]);
  });

  it("keeps a phone number as typed that can't be one", async () => {
    await send(await demo({ whatsApp: "12 34" }));
    expect(JSON.parse(leadCalls()[0]?.body ?? "")).toMatchObject({ whatsApp: "12 34" });
  });
});

describe("fields", () => {
  it("are all named when all are missing, in the words of section 5; nothing is sent", async () => {
    const answer = await send({ idempotencyKey: randomUUID() });
    const { demo: words } = fieldMessages;
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        outcome: "invalid",
        errors: {
          email: words.email,
          fullName: words.name,
          whatsApp: words.phone,
          companyName: words.companyName,
          companyEmployees: words.companySize,
          recaptchaToken: words.captcha,
        },
      },
    ]);
    expect(host.calls).toEqual([]);
  });

  it("of wrong type or length are named", async () => {
    const answer = await send(
      await demo({ email: "no", fullName: ["x"], companyName: "x".repeat(500) }),
    );
    expect(await answer.json()).toMatchObject({
      outcome: "invalid",
      errors: {
        email: "Invalid email format",
        companyName: expect.any(String),
        fullName: expect.any(String),
      },
    });
  });

  it("bad ones do not use the captcha up", async () => {
    const booking = await demo();
    await send({ ...booking, email: "" });
    expect((await send(booking)).status).toBe(200);
  });

  it.each([
    ["text", "not json"],
    ["a list", "[1]"],
    ["null", "null"],
    ["no key", "{}"],
  ])("%s in their place is refused with a sentence", async (_, body) => {
    const answer = await app.request("/_forms/demo", {
      method: "POST",
      body,
      headers: { "Content-Type": "application/json" },
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ outcome: "rejected", message: expect.any(String) });
  });
});

describe("the captcha", () => {
  const message = fieldMessages.demo.captcha;

  it("stands in front of every host", async () => {
    const answer = await send(await demo({ recaptchaToken: "made up" }));
    expect(await answer.json()).toEqual({
      outcome: "invalid",
      errors: { recaptchaToken: message },
    });
    expect(host.calls).toEqual([]);
  });

  it("is good for one booking; the very same one may come again", async () => {
    const booking = await demo();
    expect((await send(booking)).status).toBe(200);
    expect((await send(booking)).status).toBe(200);
    expect((await send({ ...booking, idempotencyKey: randomUUID() })).status).toBe(422);
    const keys = leadCalls().map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(keys.filter(Boolean)).size).toBe(1);
  });

  it("of another provider has no challenges here", async () => {
    app = startApp({ CAPTCHA_PROVIDER: "turnstile", CAPTCHA_SITE_KEY: "key" });
    expect((await app.request("/_captcha/challenge")).status).toBe(404);
    const answer = await send(await demo({ recaptchaToken: "theirs" }));
    expect(await answer.json()).toEqual({ outcome: "booked" });
  });

  it("of a provider that is down locks nobody out silently: the form can be sent again", async () => {
    const provider = await startHostStandIn({ "POST /": answerGarbage });
    app = startApp({
      CAPTCHA_PROVIDER: "hcaptcha",
      CAPTCHA_SITE_KEY: "key",
      CAPTCHA_SECRET_KEY: "secret",
      CAPTCHA_VERIFY: "site",
      CAPTCHA_VERIFY_URL: provider.url,
    });
    const answer = await send(await demo({ recaptchaToken: "theirs" }));
    expect(await answer.json()).toEqual({ outcome: "unreachable" });
    await provider.stop();
  });
});

describe("who may send", () => {
  it.each([
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "", Origin: "https://evil.test" },
    { "Sec-Fetch-Site": "", Origin: "null" },
  ])("nobody from elsewhere: %j", async (headers) => {
    const answer = await send(await demo(), { headers: headers as Record<string, string> });
    expect(answer.status).toBe(403);
    expect(leadCalls()).toEqual([]);
  });

  it("each client so often, in any number of ways", async () => {
    const { requests } = rateLimits.demo;
    for (let count = 0; count < requests; count += 1) {
      expect((await send({}, { address: "2001:db8::1" })).status).toBe(400);
    }
    const refused = await send({}, { address: "2001:db8::ffff" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    const forwarded = { headers: { "X-Forwarded-For": "198.51.100.1" }, address: "2001:db8::1" };
    expect((await send({}, forwarded)).status).toBe(429);
    expect((await send({}, { address: "2001:db8:0:1::1" })).status).toBe(400);
  });

  it("behind a trusted proxy each client counts by her own address", async () => {
    app = startApp({ TRUSTED_PROXIES: "10.0.0.0/8" });
    const from = (client: string) =>
      send({}, { headers: { "X-Forwarded-For": client }, address: "10.0.0.1" });
    for (let count = 0; count < rateLimits.demo.requests; count += 1) await from("198.51.100.1");
    expect((await from("198.51.100.1")).status).toBe(429);
    expect((await from("198.51.100.2")).status).toBe(400);
    expect((await from("9.9.9.9, 198.51.100.1")).status).toBe(429);
  });
});

describe("the other forms", () => {
  it("send a contact message", async () => {
    const [newToUs] = contactChoices(brand.product.name);
    const message = {
      idempotencyKey: randomUUID(),
      firstName: "Rekha",
      lastName: "Parmar",
      email: "rekha@parmar.example",
      phone: "98250 12345",
      data: newToUs,
      message: "Hello",
      recaptchaToken: await newToken(),
    };
    const answer = await send(message, { path: "/_forms/contact" });
    expect(await answer.json()).toEqual({ outcome: "booked" });
    expect(JSON.parse(leadCalls()[0]?.body ?? "")).toMatchObject({ phone: "+919825012345" });
    const short = await send({ ...message, phone: "12345" }, { path: "/_forms/contact" });
    expect(await short.json()).toEqual({
      outcome: "invalid",
      errors: { phone: fieldMessages.contact.phone },
    });
  });

  it("check an enterprise inquiry in its own words", async () => {
    const answer = await send({ idempotencyKey: randomUUID() }, { path: "/_forms/enterprise" });
    expect(await answer.json()).toMatchObject({
      outcome: "invalid",
      errors: {
        name: fieldMessages.enterprise.name,
        companySize: fieldMessages.enterprise.companySize,
      },
    });
  });
});
