import { randomUUID } from "node:crypto";
import { idempotencyHeader } from "@crm/contract/calls/call";
import { signSiteAssertion, siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import { type SpooledVerdict, signSpooledVerdict } from "@crm/contract/extensions/spooled-leads";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createCaptchaToken } from "../testing/create-captcha-token.ts";
import { fillForm, type LeadKind } from "../testing/lead-bodies.ts";
import { leadForms } from "../testing/send-lead.ts";
import { jsonPost, openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";

const hour = 60 * 60_000;

describeOnEachDatabase("a submission from the site's spool", (createDatabase) => {
  let office: TestBackoffice;
  beforeEach(async () => {
    office = await openTestBackoffice(createDatabase);
  });
  afterEach(() => office.close());

  /** A token that was good eight hours ago. */
  const oldToken = () =>
    createCaptchaToken({
      secret: office.services.settings.captcha.altchaSecret,
      expiresAt: Date.now() - 7 * hour,
    });

  interface Sent {
    token: string;
    form?: LeadKind;
    captcha?: SpooledVerdict["captcha"];
    key?: string;
    verdictSecret?: string;
    verdictToken?: string;
    receivedAt?: number;
    signedAt?: number;
  }
  async function send(sent: Sent) {
    const { publishSecret } = office.services.settings;
    const { path, headers, body } = await fillForm(office, sent.form ?? "enterprise");
    const verdict = signSpooledVerdict(
      sent.verdictSecret ?? publishSecret,
      sent.verdictToken ?? sent.token,
      {
        captcha: sent.captcha ?? "verified",
        receivedAt: sent.receivedAt ?? office.clock.now - 8 * hour,
      },
    );
    const assertion = signSiteAssertion(
      publishSecret,
      { spooled: verdict },
      sent.signedAt ?? office.clock.now,
    );
    return office.request(
      path,
      jsonPost(
        { ...body, recaptchaToken: sent.token },
        {
          ...headers,
          [siteAssertionHeader]: assertion,
          [idempotencyHeader]: sent.key ?? randomUUID(),
        },
      ),
    );
  }
  const statusOf = (body: { status?: boolean; data?: { status: boolean } }) =>
    (body.data ?? body).status;
  const reviews = async () => {
    const rows = await office.services.db.selectFrom("leads").select("review").execute();
    return rows.map(({ review }) => review);
  };

  it.each(leadForms)("of the %s form is stored hours later, and once for its key", async (form) => {
    const token = await oldToken();
    const key = randomUUID();
    for (const attempt of [1, 2]) {
      const answer = await send({ form, token, key });
      expect([answer.status, statusOf(answer.body)], String(attempt)).toEqual([200, true]);
    }
    expect(await reviews()).toEqual([null]);
  });

  it("is stored once for its captcha", async () => {
    const token = await oldToken();
    expect((await send({ token })).status).toBe(200);
    expect((await send({ token })).status).toBe(400);
    expect(await office.count("leads")).toBe(1);
  });

  it("is held for review when its captcha was not checked or is absent", async () => {
    await send({ token: await oldToken(), captcha: "unanswered" });
    await send({ token: "no-script-1", captcha: "absent" });
    expect((await reviews()).sort()).toEqual(["captcha-absent", "captcha-unchecked"]);
  });

  it("is rejected with a verdict that is forged, about another token or 31 days old", async () => {
    const token = await oldToken();
    const tries: Omit<Sent, "token">[] = [
      { verdictSecret: "some other secret" },
      { verdictToken: "another" },
      { receivedAt: office.clock.now - 31 * 24 * hour },
      { signedAt: office.clock.now - 6 * 60_000 },
    ];
    for (const given of tries) {
      const answer = await send({ token, ...given });
      expect(answer.status, JSON.stringify(given)).toBe(400);
    }
    expect(await office.count("leads")).toBe(0);
  });

  it("does not count for the limits of visitors and mailboxes, and has one of its own", async () => {
    const limit = office.services.consumeRateLimit;
    for (let sent = 0; sent < 100; sent += 1) await limit("leadOfMailbox", "arun@nair-exports.in");
    for (let sent = 0; sent < 40; sent += 1) {
      expect((await send({ token: `bad ${sent}`, verdictToken: "another" })).status).toBe(400);
    }
    const answer = await send({ token: await oldToken() });
    expect(answer.status).toBe(200);
    for (let sent = 41; sent < 1_200; sent += 1) await limit("spooledLead", "the site");
    expect((await send({ token: await oldToken() })).status).toBe(429);
  });
});
