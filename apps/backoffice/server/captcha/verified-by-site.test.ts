import { randomUUID } from "node:crypto";
import { idempotencyHeader } from "@crm/contract/calls/call";
import { signSiteAssertion, siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fillForm } from "../testing/lead-bodies.ts";
import { jsonPost, openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { createSqliteFile } from "../testing/test-databases.ts";

describe("CAPTCHA_VERIFY=site", () => {
  let office: TestBackoffice;
  beforeEach(async () => {
    office = await openTestBackoffice(createSqliteFile, {
      CAPTCHA_PROVIDER: "recaptcha",
      CAPTCHA_VERIFY: "site",
    });
  });
  afterEach(() => office.close());

  const send = async (assertion?: string) => {
    const { path, body } = await fillForm(office, "enterprise");
    const headers = assertion === undefined ? {} : { [siteAssertionHeader]: assertion };
    return office.request(path, jsonPost({ ...body, recaptchaToken: "token" }, headers));
  };
  const assertion = (verifiedCaptcha?: string, age = 0, secret?: string) =>
    signSiteAssertion(
      secret ?? office.services.settings.publishSecret,
      { visitor: "203.0.113.7", verifiedCaptcha },
      office.clock.now - age,
    );

  it("accepts a token with the site's signed assertion, once", async () => {
    expect(await send(assertion("token"))).toMatchObject({ status: 200, body: { status: true } });
    expect(await send(assertion("token"))).toMatchObject({ status: 400, body: { status: false } });
    expect(await office.count("leads")).toBe(1);
  });

  it("marks a lead for review when the site had no answer for its token", async () => {
    const word = signSiteAssertion(
      office.services.settings.publishSecret,
      { visitor: "203.0.113.7", unansweredCaptcha: "token" },
      office.clock.now,
    );
    expect(await send(word)).toMatchObject({ status: 200, body: { status: true } });
    expect(await send(word)).toMatchObject({ status: 400, body: { status: false } });
    const leads = await office.services.db.selectFrom("leads").select("review").execute();
    expect(leads).toMatchObject([{ review: "captcha-unchecked" }]);
  });

  it("answers a repeat whose token the site rejects, and stores nothing else with that token", async () => {
    const { path, body } = await fillForm(office, "enterprise");
    const post = (key: string, given: { verifiedCaptcha?: string; rejectedCaptcha?: string }) => {
      const { publishSecret } = office.services.settings;
      const signed = { visitor: "203.0.113.7", ...given };
      const headers = {
        [idempotencyHeader]: key,
        [siteAssertionHeader]: signSiteAssertion(publishSecret, signed, office.clock.now),
      };
      return office.request(path, jsonPost({ ...body, recaptchaToken: "token" }, headers));
    };
    const key = randomUUID();
    const first = await post(key, { verifiedCaptcha: "token" });
    const repeat = await post(key, { rejectedCaptcha: "token" });
    expect([repeat.status, repeat.body]).toEqual([200, first.body]);
    for (const given of [
      { rejectedCaptcha: "token" },
      { rejectedCaptcha: "token", verifiedCaptcha: "token" },
    ]) {
      expect(await post(randomUUID(), given)).toMatchObject({
        status: 400,
        body: { status: false, field: "recaptchaToken" },
      });
    }
    expect(await office.count("leads")).toBe(1);
  });

  it("rejects assertions that the site has not signed", async () => {
    const [text = "", signature = ""] = assertion("token").split(".");
    const words = [
      undefined,
      "",
      "token",
      assertion(),
      assertion("another token"),
      assertion("token", 6 * 60_000),
      assertion("token", -6 * 60_000),
      assertion("token", 0, "some other secret"),
      `${text}.${signature}x`,
      `${Buffer.from('{"visitor":"203.0.113.7"}').toString("base64url")}.${signature}`,
    ];
    for (const word of words) {
      expect(await send(word)).toMatchObject({ status: 400, body: { field: "recaptchaToken" } });
    }
    expect(await office.count("leads")).toBe(0);
  });
});
