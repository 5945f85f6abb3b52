import { readSiteAssertion } from "@crm/contract/extensions/site-assertion";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { SiteSettings } from "../../app/backend/.server/settings.ts";
import { createFormSender } from "../../testing/form-bench.ts";
import { type HostStandIn, startHostStandIn } from "../../testing/host-stand-in.ts";
import { createTestApp, htmlPage } from "../../testing/test-app.ts";
import { testSettings } from "../../testing/test-settings.ts";

const siteUrl = "https://www.example.com";
const receive = "POST /privacy-requests";

let host: HostStandIn;
let settings: SiteSettings;
beforeEach(async () => {
  const capabilities = ["site-assertion", "privacy-requests"];
  host = await startHostStandIn({
    "GET /capabilities": { json: { capabilities } },
    [receive]: { json: { status: true } },
  });
  settings = testSettings({ SITE_URL: siteUrl, API_URL: host.url, ADMIN_URL: host.url });
});
afterEach(() => host.stop());

const open = () =>
  createTestApp(settings, async (key, reply) =>
    htmlPage(`${key} ${JSON.stringify(reply?.outcome)} ${JSON.stringify(reply?.values)}`, {
      status: reply?.status ?? 200,
    }),
  );

const content = {
  email: "asha@shop.example",
  kind: "Erase everything about me",
  message: "Please hurry",
};

async function send(changes: object = {}) {
  const app = open();
  const sender = createFormSender((path, init, env) => app.request(path, init, env));
  const idempotencyKey = crypto.randomUUID();
  const recaptchaToken = await sender.newToken();
  const body = { ...content, idempotencyKey, recaptchaToken, ...changes };
  const answer = await sender.send(body, { path: "/_forms/data" });
  return { status: answer.status, body: await answer.json() };
}

const sendPlain = (changes: Record<string, string> = {}) =>
  open().request(
    "/your-data",
    {
      method: "POST",
      body: new URLSearchParams({ ...content, recaptchaToken: "", ...changes }),
      headers: { Accept: "text/html", Origin: siteUrl, "Sec-Fetch-Site": "same-origin" },
    },
    { incoming: { socket: { remoteAddress: "203.0.113.7" } } },
  );

const received = () => host.calls.filter(({ path }) => path === "/privacy-requests");

it("a request about one's own data reaches the host with the signed visitor", async () => {
  expect(await send()).toEqual({ status: 200, body: { outcome: "booked" } });
  const [call] = received();
  expect(JSON.parse(call?.body ?? "")).toMatchObject(content);
  const header = String(call?.headers["x-site-assertion"]);
  expect(readSiteAssertion(settings.publishSecret, header)?.visitor).toBe("203.0.113.7");
});

it("a request with invalid fields is not sent, and each error names its field", async () => {
  const { status, body } = await send({ email: "asha", kind: "" });
  expect(status).toBe(422);
  expect(body.errors).toEqual({
    email: "Invalid email format",
    kind: "Please choose what you ask for",
  });
  expect(received()).toEqual([]);
});

it("a request without JavaScript is confirmed on the thank-you page, and an error keeps what was typed", async () => {
  const sent = await sendPlain();
  expect(sent.status).toBe(303);
  expect(sent.headers.get("Location")).toMatch(/^\/thankyou\?sent=data\./);
  const assertion = String(received()[0]?.headers["x-site-assertion"]);
  expect(readSiteAssertion(settings.publishSecret, assertion)?.absentCaptcha).toBeDefined();

  host.answers[receive] = { status: 500, json: {} };
  const failed = await sendPlain();
  expect(failed.status).toBe(503);
  const page = await failed.text();
  expect(page).toContain("unreachable");
  expect(page).toContain("Please hurry");
});

it("a host's limit says when to try again, and a rejected captcha is an error of its field", async () => {
  host.answers[receive] = (response) => {
    response.writeHead(429, { "Content-Type": "application/json", "Retry-After": "120" });
    response.end("{}");
  };
  expect((await send()).body).toEqual({ outcome: "unreachable", retryAfterSeconds: 120 });
  host.answers[receive] = { status: 400, json: { message: "no" } };
  expect((await send()).body).toMatchObject({
    errors: { recaptchaToken: "Please complete the reCAPTCHA" },
  });
});

it("a host that only knows the twelve calls gets no request, and the visitor reads whom to write to", async () => {
  delete host.answers["GET /capabilities"];
  const { body } = await send();
  expect(body.outcome).toBe("error");
  expect(body.message).toMatch(/^This form can't be used right now\. Please write to .+@/);
  expect(received()).toEqual([]);
});
