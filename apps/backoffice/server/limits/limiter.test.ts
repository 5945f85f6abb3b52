import { signSiteAssertion, siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import { leadCapture } from "@crm/contract/lead-capture";
import { afterEach, describe, expect, it } from "vitest";
import { apiPath } from "../http/app-env.ts";
import { fillForm } from "../testing/lead-bodies.ts";
import { jsonPost, openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { createSqliteFile } from "../testing/test-databases.ts";

/** The limit of the contact form. */
const requests = 30;
const seconds = 600;

describe("the limit of a route", () => {
  let office: TestBackoffice;
  afterEach(() => office.close());

  /** Sends a form with an invalid captcha, which counts too. */
  const send = async (from: string, headers: Record<string, string> = {}) => {
    const { path, body } = await fillForm(office, "contact");
    return office.request(path, jsonPost({ ...body, recaptchaToken: "x" }, headers), from);
  };
  const useUp = async (from: string, headers?: Record<string, string>) => {
    for (let sent = 0; sent < requests; sent += 1) {
      expect((await send(from, headers)).status).toBe(400);
    }
  };

  it("rejects further requests of one client only, and names the time to retry", async () => {
    office = await openTestBackoffice(createSqliteFile);
    await useUp("192.0.2.1");
    const rejected = await send("192.0.2.1");
    const message = "Too many requests, please try again a little later";
    expect(rejected).toMatchObject({ status: 429, body: { data: { status: false, message } } });
    const wait = Number(rejected.headers.get("Retry-After"));
    // The first of the counted requests was sent less than two minutes ago.
    expect(wait).toBeGreaterThan(seconds - 120);
    expect(wait).toBeLessThanOrEqual(seconds);
    expect((await send("192.0.2.2")).status).toBe(400);
    const { path, body } = await fillForm(office, "enterprise");
    expect((await office.request(path, jsonPost(body), "192.0.2.1")).status).toBe(200);
  });

  it("counts the IPv6 addresses of one /64 as one client", async () => {
    office = await openTestBackoffice(createSqliteFile);
    await useUp("2001:db8:1:2::1");
    expect((await send("2001:db8:1:2:ffff::9")).status).toBe(429);
    expect((await send("2001:db8:1:3::1")).status).toBe(400);
  });

  it("uses X-Forwarded-For only from trusted proxies", async () => {
    office = await openTestBackoffice(createSqliteFile, { TRUSTED_PROXIES: "10.0.0.0/8" });
    await useUp("192.0.2.1", { "X-Forwarded-For": "198.51.100.1" });
    expect((await send("192.0.2.1", { "X-Forwarded-For": "198.51.100.2" })).status).toBe(429);

    const forged = { "X-Forwarded-For": "203.0.113.1, 198.51.100.9, 10.0.0.2" };
    await useUp("10.0.0.1", forged);
    expect((await send("10.0.0.3", forged)).status).toBe(429);
    const other = { "X-Forwarded-For": "203.0.113.1, 198.51.100.8" };
    expect((await send("10.0.0.1", other)).status).toBe(400);
  });

  it("counts the visitor in the site's signed assertion, and ignores unsigned ones", async () => {
    office = await openTestBackoffice(createSqliteFile);
    const signAssertion = (visitor: string, secret = office.services.settings.publishSecret) => ({
      [siteAssertionHeader]: signSiteAssertion(secret, { visitor }, office.clock.now),
    });
    await useUp("127.0.0.1", signAssertion("203.0.113.1"));
    expect((await send("127.0.0.1", signAssertion("203.0.113.1"))).status).toBe(429);
    const other = await send("127.0.0.1", signAssertion("203.0.113.2"));
    expect([other.status, other.headers.has("X-Visitor-Limit")]).toEqual([400, false]);
    await useUp("192.0.2.1");
    expect((await send("192.0.2.1", signAssertion("203.0.113.3", "made up by me"))).status).toBe(
      429,
    );
  });

  it("accepts 100 submissions with one email address from all visitors together", async () => {
    office = await openTestBackoffice(createSqliteFile);
    const book = async (number: number, email: string) => {
      const { path, headers, body } = await fillForm(office, "demo");
      return office.request(path, jsonPost({ ...body, email }, headers), `192.0.2.${number}`);
    };
    // Whoever can't solve a captcha must not use up the limit of somebody else's address.
    const { path, headers, body } = await fillForm(office, "demo");
    const unsolved = { ...body, email: "rekha@shop.example", recaptchaToken: "x" };
    expect((await office.request(path, jsonPost(unsolved, headers))).status).toBe(400);
    expect((await book(1, "rekha@shop.example")).status).toBe(200);
    const { consumeRateLimit } = office.services;
    for (let sent = 2; sent < 100; sent += 1) {
      await consumeRateLimit("leadOfMailbox", "rekha@shop.example");
    }
    expect((await book(100, "Rekha+crm@Shop.example")).status).toBe(200);
    const rejected = await book(101, "rekha@shop.example");
    // Without the site's assertion nobody knows who the visitor is.
    expect([rejected.status, rejected.headers.has("X-Visitor-Limit")]).toEqual([429, false]);
    expect((await book(101, "asha@shop.example")).status).toBe(200);
    expect(await office.count("leads")).toBe(3);
  });

  it("limits wrong keys at the customers' lead API", async () => {
    office = await openTestBackoffice(createSqliteFile);
    const path = `${apiPath}${leadCapture.path}?company_id=any`;
    const guess = () => office.request(path, jsonPost({}, { apiKey: "guess" }));
    for (let sent = 0; sent < 60; sent += 1) {
      expect((await guess()).status).toBe(401);
    }
    expect((await guess()).status).toBe(429);
  });
});
