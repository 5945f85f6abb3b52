import { randomUUID } from "node:crypto";
import { brand } from "@crm/brand";
import { readSiteAssertion } from "@crm/contract/extensions/site-assertion";
import { contactChoices } from "@crm/contract/fields/options";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  answerEncoded,
  answerGarbage,
  answerNever,
  type HostStandIn,
  type StandInAnswer,
  startHostStandIn,
} from "../../../../testing/host-stand-in.ts";
import { testSettings } from "../../../../testing/test-settings.ts";
import { type Backend, createBackend } from "../backend.ts";
import type { SiteSettings } from "../settings.ts";

/** For hosts that don't respond; long enough for a host on loopback that does. */
const soon = { GET: 2_000, POST: 2_000 };
const call1 = "POST /lead/add/campaign-1";
const call2 = "POST /lead/bookDemo_sendMail";
const call3 = "POST /payment/addEnterPrise";
const call4 = "POST /contactUs";

const demo = {
  email: "rekha@parmar.example",
  fullName: "Rekha Parmar",
  whatsApp: "+919825012345",
  companyName: "Parmar Uniforms",
  companyEmployees: "5-9",
  recaptchaToken: "token",
} as const;
const enterprise = {
  email: demo.email,
  name: demo.fullName,
  phone: demo.whatsApp,
  companyName: demo.companyName,
  companySize: "1000+",
  recaptchaToken: "token",
} as const;
const [newToUs] = contactChoices(brand.product.name);
const contact = {
  firstName: "Rekha",
  lastName: "Parmar",
  email: demo.email,
  phone: demo.whatsApp,
  data: newToUs,
  message: "Hello",
  recaptchaToken: "token",
};
const submission = {
  idempotencyKey: randomUUID(),
  visitor: "203.0.113.7",
  captcha: "verified" as const,
  answerBy: new AbortController().signal,
};

let host: HostStandIn;
let settings: SiteSettings;
let backend: Backend;

beforeEach(async () => {
  host = await startHostStandIn({
    [call1]: { json: { status: true } },
    [call2]: { json: { status: true } },
    [call3]: { json: { status: true } },
    [call4]: { json: { data: { status: true } } },
  });
  settings = testSettings({
    API_URL: host.url,
    ADMIN_URL: host.url,
    API_KEY: "a-key-of-sixteen",
    DEMO_CAMPAIGN_ID: "campaign-1",
    ENTERPRISE_COMPANY_ID: "company-1",
  });
  backend = createBackend(settings);
});
afterEach(() => host.stop());

const leadCalls = () => host.calls.filter(({ method }) => method === "POST");
const sentTo = (path: string) => leadCalls().filter((call) => `POST ${call.path}` === path);

describe("bookDemo", () => {
  it("stores the lead, then releases its mail, exactly as the contract says", async () => {
    expect(await backend.bookDemo(demo, submission)).toEqual({ outcome: "booked" });
    const [first, second, ...rest] = leadCalls();
    expect(rest).toEqual([]);
    expect(first?.path).toBe("/lead/add/campaign-1");
    expect(JSON.parse(first?.body ?? "")).toEqual(demo);
    expect(first?.headers).toMatchObject({
      apikey: "a-key-of-sixteen",
      "content-type": "application/json",
      "idempotency-key": submission.idempotencyKey,
    });
    expect(second?.path).toBe("/lead/bookDemo_sendMail");
    expect(JSON.parse(second?.body ?? "")).toEqual({
      fullName: demo.fullName,
      email: demo.email,
      phone: demo.whatsApp,
      companyName: demo.companyName,
      companyEmployees: demo.companyEmployees,
    });
    expect(second?.headers).toMatchObject({ apikey: "a-key-of-sixteen" });
    expect(second?.headers).not.toHaveProperty("idempotency-key");
  });

  it("sends the context as one field that hosts may ignore", async () => {
    const context = { page: "/pricing", marketingConsent: false };
    await backend.bookDemo({ ...demo, context }, submission);
    expect(JSON.parse(sentTo(call1)[0]?.body ?? "")).toEqual({ ...demo, context });
  });

  it("is rejected when call 1 says false, and call 2 is not made", async () => {
    host.answers[call1] = { status: 400, json: { status: false, message: "No such campaign" } };
    const outcome = await backend.bookDemo(demo, submission);
    expect(outcome).toEqual({ outcome: "rejected", message: "No such campaign" });
    expect(sentTo(call2)).toEqual([]);
  });

  it.each([400, 413, 422])("is rejected by status false with HTTP %i", async (status) => {
    host.answers[call1] = { status, json: { status: false, message: "No" } };
    const outcome = await backend.bookDemo(demo, submission);
    expect(outcome).toEqual({ outcome: "rejected", message: "No" });
  });

  it.each([301, 401, 403, 404, 408, 409, 429, 500, 502, 503, 504])(
    "has no result with HTTP %i, whatever the body says",
    async (code) => {
      for (const status of [true, false]) {
        host.answers[call1] = { status: code, json: { status, message: "Server error" } };
        expect(await backend.bookDemo(demo, submission)).toEqual({ outcome: "unreachable" });
      }
      expect(sentTo(call2)).toEqual([]);
    },
  );

  it.each<[number, unknown]>([
    [200, { status: "ok" }],
    [200, { status: 1 }],
    [200, { status: null }],
    [400, { message: "Bad request" }],
    [400, { status: true }],
  ])("has no result with HTTP %i and %j", async (status, json) => {
    host.answers[call1] = { status, json };
    expect(await backend.bookDemo(demo, submission)).toEqual({ outcome: "unreachable" });
  });

  it("returns the host's Retry-After, also when the body is not JSON", async () => {
    for (const [header, seconds] of [
      ["120", 120],
      ["999999", 3_600],
      ["soon", undefined],
    ] as const) {
      host.answers[call1] = (response) => {
        response.writeHead(503, { "Retry-After": header }).end("<h1>Busy</h1>");
      };
      const outcome = await backend.bookDemo(demo, submission);
      expect(outcome).toEqual({ outcome: "unreachable", retryAfterSeconds: seconds });
    }
  });

  it.each<[string, StandInAnswer]>([
    ["garbage", answerGarbage],
    ["silence", answerNever],
    ["JSON without a status", { json: { message: "Unauthorised" }, status: 401 }],
    ["a fault", { json: {}, status: 500 }],
  ])("is unreachable when call 1 gives %s", async (_, answer) => {
    host.answers[call1] = answer;
    backend = createBackend(settings, { callTimeouts: soon });
    expect(await backend.bookDemo(demo, submission)).toEqual({ outcome: "unreachable" });
    expect(sentTo(call2)).toEqual([]);
  });

  it("is unreachable when the host is down", async () => {
    await host.stop();
    expect(await backend.bookDemo(demo, submission)).toEqual({ outcome: "unreachable" });
  });

  it.each<[string, StandInAnswer]>([
    ["says false", { json: { status: false } }],
    ["gives garbage", answerGarbage],
    ["gives nothing", answerNever],
  ])("is stored when call 2 %s", async (_, answer) => {
    host.answers[call2] = answer;
    backend = createBackend(settings, { callTimeouts: soon });
    expect(await backend.bookDemo(demo, submission)).toEqual({ outcome: "stored" });
  });
});

describe("sendEnterpriseInquiry", () => {
  it("sends call 3 with the fixed company", async () => {
    const outcome = await backend.sendEnterpriseInquiry(enterprise, submission);
    expect(outcome).toEqual({ outcome: "booked" });
    const [call] = sentTo(call3);
    expect(JSON.parse(call?.body ?? "")).toEqual({ company_id: "company-1", ...enterprise });
    expect(call?.headers).toMatchObject({ "idempotency-key": submission.idempotencyKey });
    expect(call?.headers).not.toHaveProperty("apikey");
  });

  it("is rejected or unreachable like a demo booking", async () => {
    host.answers[call3] = { json: { status: false } };
    const rejected = await backend.sendEnterpriseInquiry(enterprise, submission);
    host.answers[call3] = answerGarbage;
    const unreachable = await backend.sendEnterpriseInquiry(enterprise, submission);
    expect([rejected.outcome, unreachable.outcome]).toEqual(["rejected", "unreachable"]);
  });
});

describe("sendContactMessage", () => {
  it.each([
    ["under data", { data: { status: true } }],
    ["at the top", { status: true }],
  ])("reads the answer %s", async (_, json) => {
    host.answers[call4] = { json };
    const outcome = await backend.sendContactMessage(contact, submission);
    expect(outcome).toEqual({ outcome: "booked" });
    expect(JSON.parse(sentTo(call4)[0]?.body ?? "")).toEqual(contact);
  });

  it.each([
    ["under data", { data: { status: false, message: "Please ring us." }, message: "Answered" }],
    ["beside data", { data: { status: false }, message: "Please ring us." }],
  ])("returns the host's sentence %s", async (_, json) => {
    host.answers[call4] = { json };
    const outcome = await backend.sendContactMessage(contact, submission);
    expect(outcome).toEqual({ outcome: "rejected", message: "Please ring us." });
  });
});

describe("the signed assertion", () => {
  it("is sent to hosts that can read it, with the visitor and the checked captcha", async () => {
    host.answers["GET /capabilities"] = { json: { capabilities: ["site-assertion"] } };
    await backend.bookDemo(demo, submission);
    await backend.bookDemo(demo, { ...submission, captcha: "no-answer" as const });
    const [first, , second] = leadCalls();
    const read = (call = first) =>
      readSiteAssertion(settings.publishSecret, call?.headers["x-site-assertion"]?.toString());
    expect(read()).toMatchObject({ visitor: "203.0.113.7", captcha: expect.any(String) });
    expect(read(second)).not.toHaveProperty("captcha");
    expect(read(second)).toMatchObject({ unansweredCaptcha: expect.any(String) });
    expect(host.calls.filter(({ path }) => path === "/capabilities")).toHaveLength(1);
  });

  it("is sent with the next lead when the host was down at the first", async () => {
    host.answers["GET /capabilities"] = { status: 503, json: {} };
    await backend.bookDemo(demo, submission);
    host.answers["GET /capabilities"] = { json: { capabilities: ["site-assertion"] } };
    await backend.bookDemo(demo, submission);
    const signed = leadCalls().map(({ headers }) => "x-site-assertion" in headers);
    expect(signed.at(0)).toBe(false);
    expect(signed.at(-1)).toBe(true);
  });

  it.each<[string, StandInAnswer]>([
    ["do not know the question", { status: 404, json: {} }],
    ["answer it with garbage", answerGarbage],
    ["answer it encoded", answerEncoded({ capabilities: ["site-assertion"] })],
    ["offer something else", { json: { capabilities: ["search"] } }],
  ])("is not sent to hosts that %s", async (_, answer) => {
    host.answers["GET /capabilities"] = answer;
    await backend.bookDemo(demo, submission);
    for (const call of leadCalls()) expect(call.headers).not.toHaveProperty("x-site-assertion");
  });
});
