import { readSiteAssertion } from "@crm/contract/extensions/site-assertion";
import { fieldMessages } from "@crm/contract/messages";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { FormReply } from "../../app/forms/form-reply.ts";
import { answerGarbage, type HostStandIn, startHostStandIn } from "../../testing/host-stand-in.ts";
import { createTestApp, htmlPage } from "../../testing/test-app.ts";
import { testSettings } from "../../testing/test-settings.ts";

const siteUrl = "https://www.example.com";
const call1 = "POST /lead/add/campaign-1";
const call2 = "POST /lead/bookDemo_sendMail";
const yes = { json: { status: true } };
const holdsLeads = { json: { capabilities: ["site-assertion", "held-leads"] } };

const booking = {
  email: "rekha@parmar.example",
  fullName: "Rekha Parmar",
  whatsApp: "98250 12345",
  phoneCountry: "IN",
  companyName: "Parmar Uniforms",
  companyEmployees: "5-9",
  recaptchaToken: "",
};

let host: HostStandIn;
let app: ReturnType<typeof createTestApp>;
let settings: ReturnType<typeof testSettings>;
/** The replies that were rendered. */
const replies: FormReply[] = [];

beforeEach(async () => {
  replies.length = 0;
  host = await startHostStandIn({
    "GET /capabilities": holdsLeads,
    [call1]: yes,
    [call2]: yes,
  });
  settings = testSettings({
    ...{ SITE_URL: siteUrl, API_URL: host.url, ADMIN_URL: host.url },
    DEMO_CAMPAIGN_ID: "campaign-1",
  });
  app = createTestApp(settings, async (key, reply) => {
    if (reply) replies.push(reply);
    return htmlPage(key, { status: reply?.status ?? 200 });
  });
});
afterEach(() => host.stop());

/** Sends the demo form as a browser without JavaScript does. */
function send(
  changes: Record<string, string> = {},
  {
    headers = {},
    address = "203.0.113.7",
  }: { headers?: Record<string, string>; address?: string } = {},
) {
  return app.request(
    "/book-demo",
    {
      method: "POST",
      body: new URLSearchParams({ ...booking, ...changes }),
      headers: {
        Accept: "text/html,application/xhtml+xml",
        Origin: siteUrl,
        "Sec-Fetch-Site": "same-origin",
        ...headers,
      },
    },
    { incoming: { socket: { remoteAddress: address } } },
  );
}

const sentLeads = () => host.calls.filter(({ path }) => path === "/lead/add/campaign-1");

describe("a form without JavaScript", () => {
  it("is sent with a placeholder, and the site signs that there is no captcha", async () => {
    const answer = await send({ marketingConsent: "on" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toMatch(/^\/thankyou\?sent=demo\.\d+\.[\w-]{43}$/);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const [lead] = sentLeads();
    const body = JSON.parse(lead?.body ?? "");
    expect(body).toMatchObject({
      whatsApp: "+919825012345",
      recaptchaToken: lead?.headers["idempotency-key"],
      context: { marketingConsent: true, page: "/book-demo" },
    });
    const assertion = readSiteAssertion(
      settings.publishSecret,
      String(lead?.headers["x-site-assertion"]),
    );
    expect(assertion).toMatchObject({
      visitor: "203.0.113.7",
      absentCaptcha: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it("is confirmed by the receipt in the thank-you page's address, which is not cached", async () => {
    const address = (await send()).headers.get("Location") ?? "";
    const thanks = await app.request(address);
    expect([thanks.status, thanks.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(replies).toMatchObject([{ form: "demo", outcome: { outcome: "booked" } }]);
    replies.length = 0;
    await app.request(`${address}x`);
    await app.request("/thankyou");
    expect(replies).toEqual([]);
  });

  it("is sent with the same key again, and with another key for other content or another visitor", async () => {
    await send();
    await send({ recaptchaToken: "anything" });
    await send({ companyName: "Parmar & Sons" });
    await send({}, { address: "203.0.113.8" });
    const keys = sentLeads().map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toHaveLength(4);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  it("with errors is shown again with the messages and everything but the captcha", async () => {
    const answer = await send({ email: "rekha@parmar", fullName: " ", recaptchaToken: "token" });
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([422, "no-store"]);
    const { recaptchaToken: _, ...typed } = booking;
    expect(replies).toEqual([
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
    expect(sentLeads()).toEqual([]);
  });

  it("is shown again, and no host is called, when the host does not hold leads", async () => {
    host.answers["GET /capabilities"] = { json: { capabilities: ["site-assertion"] } };
    expect((await send()).status).toBe(400);
    expect(replies[0]?.outcome).toEqual({
      outcome: "error",
      message: "This form can't be sent while JavaScript is switched off.",
    });
    expect(replies[0]?.values).toMatchObject({ companyName: "Parmar Uniforms" });
    expect(sentLeads()).toEqual([]);
  });

  it("is shown again with the same message at a host without the capabilities request", async () => {
    host.answers["GET /capabilities"] = { status: 404, json: {} };
    expect((await send()).status).toBe(400);
    expect(replies).toMatchObject([{ outcome: { outcome: "error" } }]);
  });

  it.each([500, 502, 503])(
    "is shown again as unreachable when the host's capabilities are answered with HTTP %i",
    async (status) => {
      host.answers["GET /capabilities"] = { status, json: {} };
      expect((await send()).status).toBe(503);
      expect(replies).toMatchObject([
        { outcome: { outcome: "unreachable" }, values: { companyName: "Parmar Uniforms" } },
      ]);
      expect(sentLeads()).toEqual([]);
      host.answers["GET /capabilities"] = holdsLeads;
      expect((await send()).status).toBe(303);
    },
  );

  it("is shown again as unreachable when the host is down since the site's start", async () => {
    await host.stop();
    for (const attempt of [1, 2]) expect((await send()).status, String(attempt)).toBe(503);
    expect(replies[1]).toMatchObject({
      outcome: { outcome: "unreachable" },
      values: { companyName: "Parmar Uniforms" },
    });
  });

  it.each([
    ["rejects it", { json: { status: false } }, 422, "rejected"],
    ["gives no answer", answerGarbage, 503, "unreachable"],
  ] as const)("is shown again when the host %s", async (_, first, status, outcome) => {
    host.answers[call1] = first;
    expect((await send()).status).toBe(status);
    expect(replies).toMatchObject([{ outcome: { outcome }, values: { fullName: "Rekha Parmar" } }]);
  });

  it("is limited to 5 valid ones in 600 seconds, and errors do not count", async () => {
    for (let sent = 0; sent < 6; sent += 1) expect((await send({ email: "" })).status).toBe(422);
    for (let sent = 0; sent < 5; sent += 1) expect((await send()).status).toBe(303);
    replies.length = 0;
    expect((await send()).status).toBe(429);
    expect(replies[0]?.outcome).toEqual({
      outcome: "error",
      message: "Too many tries. Please try again in 10 minutes.",
    });
    expect((await send({}, { address: "203.0.113.8" })).status).toBe(303);
  });

  it.each([
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "", Origin: "https://evil.test" },
    { "Sec-Fetch-Site": "", Origin: "null" },
  ])("is rejected from another site with a page that says so: %j", async (headers) => {
    const answer = await send({}, { headers: headers as unknown as Record<string, string> });
    expect(answer.status).toBe(403);
    expect(answer.headers.get("Content-Type")).toContain("text/html");
    expect(replies).toMatchObject([
      { outcome: { message: "Please send this form from the site itself." }, values: {} },
    ]);
    expect(host.calls).toEqual([]);
  });

  it("counts in the form's own limit, before it is read", async () => {
    for (let sent = 0; sent < 30; sent += 1) await send({ email: "" });
    expect((await send({ email: "" })).status).toBe(429);
  });
});
