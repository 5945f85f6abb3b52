import { readSiteAssertion } from "@crm/contract/extensions/site-assertion";
import { fieldMessages } from "@crm/contract/messages";
import { UnreadableValue } from "@crm/server-kit/check-shape";
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
/** The addresses that were rendered. */
const rendered: string[] = [];
/** Errors that the next renderings throw. */
const failures: Error[] = [];

beforeEach(async () => {
  replies.length = 0;
  rendered.length = 0;
  failures.length = 0;
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
    const failure = failures.shift();
    if (failure) throw failure;
    rendered.push(key);
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

  it("has the neutral thank-you page without a rendering when its receipt is forged", async () => {
    const until = Date.now() + 60_000;
    const forged = [`demo.${until}.${"a".repeat(43)}`, "demo", "", `%64emo.1.${"b".repeat(43)}`];
    for (const receipt of forged) {
      for (const path of ["/thankyou", "/%74hankyou"]) {
        const answer = await app.request(`${path}?x=1&sent=${receipt}`);
        expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/thankyou"]);
        expect(answer.headers.get("Cache-Control")).toBe("no-store");
      }
    }
    expect(rendered).toEqual([]);
  });

  it("is confirmed 60 times in 600 seconds for one address, and then has the neutral page", async () => {
    const address = (await send()).headers.get("Location") ?? "";
    for (let opened = 0; opened < 60; opened += 1) {
      expect((await app.request(address)).status).toBe(200);
    }
    const answer = await app.request(address);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/thankyou"]);
    expect(rendered).toHaveLength(60);
  });

  it("is sent with the same key again, from any address, and with another key for other content", async () => {
    await send();
    await send({ recaptchaToken: "anything" });
    await send({ companyName: "Parmar & Sons" });
    await send({}, { address: "203.0.113.8" });
    const keys = sentLeads().map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toHaveLength(4);
    expect([keys[1], keys[3]]).toEqual([keys[0], keys[0]]);
    expect(new Set(keys).size).toBe(2);
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

  it.each([
    ["rejects it", { json: { status: false } }, 422, "rejected"],
    ["gives no answer", answerGarbage, 503, "unreachable"],
  ] as const)("is shown again when the host %s", async (_, first, status, outcome) => {
    host.answers[call1] = first;
    const answer = await send();
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Retry-After")).toBe(status === 503 ? "60" : null);
    expect(replies).toMatchObject([{ outcome: { outcome }, values: { fullName: "Rekha Parmar" } }]);
  });

  it("is limited to 5 valid ones in 600 seconds, and errors do not count", async () => {
    for (let sent = 0; sent < 6; sent += 1) expect((await send({ email: "" })).status).toBe(422);
    for (let sent = 0; sent < 5; sent += 1) expect((await send()).status).toBe(303);
    replies.length = 0;
    const answer = await send();
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "600"]);
    expect(replies[0]?.outcome).toEqual({
      outcome: "error",
      message: "Too many tries. Please try again in 10 minutes.",
    });
    expect((await send({}, { address: "203.0.113.8" })).status).toBe(303);
  });

  it("is limited to 60 valid ones in 3,600 seconds from all addresses together", async () => {
    for (let sent = 0; sent < 60; sent += 1) {
      expect((await send({}, { address: `203.0.113.${sent}` })).status).toBe(303);
    }
    const answer = await send({}, { address: "198.51.100.1" });
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "3600"]);
    expect(answer.headers.get("Content-Type")).toContain("text/html");
    expect(replies).toMatchObject([
      {
        outcome: {
          message:
            "We are getting too many forms without JavaScript right now. Please try again in 60 minutes.",
        },
        values: { fullName: "Rekha Parmar" },
      },
    ]);
    expect(sentLeads()).toHaveLength(60);
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

  it("is rejected from another site any number of times with one rendering", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site" };
    for (let sent = 0; sent < 50; sent += 1) {
      const answer = await send({}, { headers });
      expect([answer.status, await answer.text()]).toEqual([
        403,
        "<!doctype html><p>/book-demo</p>",
      ]);
    }
    expect(rendered).toEqual(["/book-demo"]);
  });

  it("counts in the form's own limit, before it is read, and then is rendered once", async () => {
    for (let sent = 0; sent < 30; sent += 1) await send({ email: "" });
    replies.length = 0;
    for (let sent = 0; sent < 20; sent += 1) {
      const answer = await send({ email: "" });
      expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "600"]);
      expect(answer.headers.get("Content-Type")).toContain("text/html");
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
    }
    const message = "Too many tries. Please try again in 10 minutes.";
    expect(replies).toEqual([
      { form: "demo", outcome: { outcome: "error", message }, values: {}, status: 429 },
    ]);
  });

  it.each([
    [413, "Please keep the body under 100 kilobytes.", { fullName: "x".repeat(100_001) }, {}],
    [415, "Please send the body without Content-Encoding.", {}, { "Content-Encoding": "gzip" }],
  ])(
    "is answered %i on its page when its body is not read",
    async (status, message, changes, headers) => {
      const answer = await send(changes, { headers: headers as Record<string, string> });
      expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([status, "no-store"]);
      expect(answer.headers.get("Content-Type")).toContain("text/html");
      expect(replies).toMatchObject([{ outcome: { outcome: "error", message }, values: {} }]);
    },
  );

  it("is shown again with what was typed when a value can't be read", async () => {
    failures.push(new UnreadableValue("A schema has thrown"));
    const answer = await send({ email: "" });
    expect(answer.status).toBe(400);
    expect(answer.headers.get("Content-Type")).toContain("text/html");
    expect(replies.at(-1)).toMatchObject({
      outcome: { message: "This could not be read. Please reload the page and try again." },
      values: { fullName: "Rekha Parmar" },
    });
  });
});
