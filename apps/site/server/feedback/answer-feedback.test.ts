import { articleFeedbackPath } from "@crm/contract/extensions/article-feedback";
import { readSiteAssertion, siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import { longestNote } from "@crm/contract/fields/feedback-reasons";
import { afterEach, beforeEach, expect, it } from "vitest";
import { feedbackAction } from "../../app/articles/feedback/feedback-address.ts";
import { answerNever, type HostStandIn, startHostStandIn } from "../../testing/host-stand-in.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { testSettings } from "../../testing/test-settings.ts";

const siteUrl = "https://www.example.com";
const call = `POST ${articleFeedbackPath}`;
const answer = { section: "help", category: "data", slug: "import", helpful: "no", reason: "" };

let host: HostStandIn;
let settings: ReturnType<typeof testSettings>;
let app: ReturnType<typeof createTestApp>;
beforeEach(async () => {
  host = await startHostStandIn({
    "GET /capabilities": { json: { capabilities: ["article-feedback"] } },
    [call]: { json: { status: true } },
  });
  settings = testSettings({ SITE_URL: siteUrl, API_URL: host.url, ADMIN_URL: host.url });
  app = createTestApp(settings);
});
afterEach(() => host.stop());

const post = (body: string, headers: Record<string, string>) =>
  app.request(
    feedbackAction,
    { method: "POST", body, headers: { Origin: siteUrl, ...headers }, redirect: "manual" },
    { incoming: { socket: { remoteAddress: "203.0.113.7" } } },
  );
const byScript = (fields: Record<string, unknown>) =>
  post(JSON.stringify(fields), {
    "Content-Type": "application/json",
    Accept: "application/json",
  });
const byForm = (fields: Record<string, string>) =>
  post(String(new URLSearchParams(fields)), {
    "Content-Type": "application/x-www-form-urlencoded",
    Accept: "text/html",
  });
const sent = () => host.calls.filter(({ method }) => method === "POST");

it("sends signed feedback to the back office, with the visitor only for rate limits", async () => {
  const said = await byScript({ ...answer, reason: "unclear", note: " Too long. " });
  expect([said.status, await said.json()]).toEqual([200, { outcome: "stored" }]);
  const [received] = sent();
  expect(JSON.parse(received?.body ?? "")).toEqual({
    section: "help",
    slug: "import",
    helpful: false,
    reason: "unclear",
    note: "Too long.",
  });
  const header = received?.headers[siteAssertionHeader.toLowerCase()]?.toString();
  expect(readSiteAssertion(settings.publishSecret, header)?.visitor).toBe("203.0.113.7");
  expect(JSON.stringify(received?.headers)).not.toContain(settings.publishSecret);
});

it("redirects a form without JavaScript to the article, and never to another site", async () => {
  const back = async (fields: object) =>
    (await byForm({ ...answer, ...fields })).headers.get("Location");
  expect((await byForm(answer)).status).toBe(303);
  expect(await back({})).toBe("/help-center/data/import#feedback-thanks");
  expect(await back({ category: "//evil.test/" })).toMatch(/^\/help-center\/%2F%2Fevil/);
  expect(await back({ section: "blog", slug: "first" })).toBe("/blog/first#feedback-thanks");
});

it.each(["..", "%2e%2e", "\ud83d", 7, { toString: 1 }, null])(
  "redirects a reader with the category %j to the help centre",
  async (category) => {
    const body = JSON.stringify({ ...answer, category });
    const said = await post(body, { "Content-Type": "application/json", Accept: "text/html" });
    expect([said.status, said.headers.get("Location")]).toEqual([
      303,
      "/help-center#feedback-thanks",
    ]);
  },
);

it.each(["..", "%2e%2e", "\ud83d", ""])("rejects feedback about the article %j", async (slug) => {
  expect((await byScript({ ...answer, slug })).status).toBe(422);
  expect(sent()).toEqual([]);
});

it.each([
  [{ helpful: "maybe" }, "Please choose yes or no"],
  [{ reason: "because" }, "Please choose one of the reasons"],
  [{ note: "x".repeat(longestNote + 1) }, `Please keep this under ${longestNote} characters`],
])("names the error in %j, and sends nothing", async (fields, message) => {
  const rejected = await byScript({ ...answer, ...fields });
  expect([rejected.status, await rejected.json()]).toEqual([422, { outcome: "rejected", message }]);
  expect(await (await byForm({ ...answer, ...fields } as Record<string, string>)).text()).toBe(
    message,
  );
  expect(sent()).toEqual([]);
});

it("shows an error when the host rejects the feedback or is down", async () => {
  host.answers[call] = { status: 404, json: { status: false } };
  expect((await byScript(answer)).status).toBe(422);
  expect(await (await byForm(answer)).text()).toBe("This article no longer accepts feedback.");
  host.answers[call] = { status: 503, json: { status: false } };
  expect((await byScript(answer)).status).toBe(503);
  const failed = await byForm(answer);
  expect([failed.status, failed.headers.get("Location")]).toEqual([
    303,
    "/help-center/data/import#feedback-failed",
  ]);
  await host.stop();
  expect((await byScript(answer)).status).toBe(503);
});

it("sends nothing for a foreign origin, a host without feedback, or beyond the limit", async () => {
  expect((await post("{}", { Origin: "https://evil.test" })).status).toBe(403);
  for (let i = 0; i < 60; i++) await byScript({});
  expect((await byScript(answer)).status).toBe(429);
  expect(await (await byForm(answer)).text()).toMatch(/^Too many tries/);
  host.answers["GET /capabilities"] = answerNever;
  app = createTestApp(settings);
  expect((await byScript(answer)).status).toBe(422);
  expect(sent()).toEqual([]);
});
