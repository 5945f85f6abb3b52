import { signSiteAssertion, siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createCaptchaToken } from "../testing/create-captcha-token.ts";
import { fillForm } from "../testing/lead-bodies.ts";
import { jsonPost, openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { createSqliteFile } from "../testing/test-databases.ts";

describe.each(["host", "site"])(
  "when a provider's captcha did not load, verified by the %s",
  (verify) => {
    let office: TestBackoffice;
    beforeEach(async () => {
      office = await openTestBackoffice(createSqliteFile, {
        CAPTCHA_PROVIDER: "turnstile",
        CAPTCHA_SECRET_KEY: "our secret",
        CAPTCHA_VERIFY: verify,
        CAPTCHA_VERIFY_URL: "http://127.0.0.1:9/rejects-connections",
      });
    });
    afterEach(() => office.close());

    const send = async (
      token: string,
      claims: Omit<Parameters<typeof signSiteAssertion>[1], "visitor">,
    ) => {
      const { path, headers, body } = await fillForm(office, "demo");
      const { publishSecret } = office.services.settings;
      const signed = { visitor: "203.0.113.7", ...claims };
      const assertion = signSiteAssertion(publishSecret, signed, office.clock.now);
      const given = { ...body, recaptchaToken: token };
      return office.request(
        path,
        jsonPost(given, { ...headers, [siteAssertionHeader]: assertion }),
      );
    };
    const reviews = async () => {
      const rows = await office.services.db.selectFrom("leads").select("review").execute();
      return rows.map(({ review }) => review);
    };

    it("a challenge that the site has checked is accepted once, however its solution is written", async () => {
      const token = await createCaptchaToken({ secret: "the site's secret" });
      expect((await send(token, { verifiedCaptcha: token })).status).toBe(200);
      const json = JSON.parse(Buffer.from(token, "base64").toString());
      const other = Buffer.from(JSON.stringify(json, null, 1)).toString("base64");
      expect((await send(other, { verifiedCaptcha: other })).status).toBe(400);
      expect(await reviews()).toEqual([null]);
    });

    it("a form without any captcha is held for review, and its address gets no mail", async () => {
      const key = "2f1f3c0a-5a55-4d1c-8a4e-6f1f6f0c9a10";
      expect((await send(key, { absentCaptcha: key, unansweredCaptcha: key })).status).toBe(200);
      expect(await reviews()).toEqual(["captcha-unchecked"]);
      const mails = await office.services.db.selectFrom("mails").select("kind").execute();
      expect(mails.map(({ kind }) => kind)).toEqual(["demo-booking"]);
      for (let sent = 1; sent < 5; sent += 1) {
        const other = `${key}-${sent}`;
        expect((await send(other, { absentCaptcha: other, unansweredCaptcha: other })).status).toBe(
          200,
        );
      }
      expect(
        (await send("sixth", { absentCaptcha: "sixth", unansweredCaptcha: "sixth" })).status,
      ).toBe(429);
    });
  },
);
