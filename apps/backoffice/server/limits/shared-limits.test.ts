import { signSiteAssertion, siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import { createRateLimiter } from "@crm/server-kit/rate-limiter";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HttpError } from "../http/http-error.ts";
import { fillForm } from "../testing/lead-bodies.ts";
import { lendPostgresDatabase } from "../testing/lent-databases.ts";
import type { TestDatabase } from "../testing/postgres-database.ts";
import { jsonPost, openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { createSqliteFile, describeOnPostgres } from "../testing/test-databases.ts";
import { createSharedCounters } from "./shared-counters.ts";

/** Sends a contact form with an invalid captcha, which counts too. */
async function sendContact(office: TestBackoffice, visitor: string) {
  const { path, body } = await fillForm(office, "contact");
  const { publishSecret } = office.services.settings;
  const assertion = signSiteAssertion(publishSecret, { visitor }, office.clock.now);
  const headers = { [siteAssertionHeader]: assertion };
  return office.request(path, jsonPost({ ...body, recaptchaToken: "x" }, headers));
}

describeOnPostgres("two back offices on one database", () => {
  let database: TestDatabase;
  let offices: [TestBackoffice, TestBackoffice];
  beforeEach(async () => {
    database = await lendPostgresDatabase();
    const open = () =>
      openTestBackoffice(async () => ({ url: database.url, drop: async () => {} }), {
        PUBLISH_SECRET: "one secret of both back offices",
      });
    const first = await open();
    offices = [first, await open()];
  });
  afterEach(async () => {
    for (const office of offices) await office.close();
    await database.drop();
  });

  it("count the visitor that the site has signed together, and a /64 as one", async () => {
    for (let sent = 0; sent < 15; sent += 1) {
      for (const office of offices) {
        expect((await sendContact(office, `2001:db8:1:2::${sent}`)).status).toBe(400);
      }
    }
    for (const office of offices) {
      const answer = await sendContact(office, "2001:db8:1:2::ff");
      expect([answer.status, answer.headers.get("X-Visitor-Limit")]).toEqual([429, "visitor"]);
      expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(500);
      expect((await sendContact(office, "2001:db8:1:3::1")).status).toBe(400);
    }
  });

  it("store no address", async () => {
    await sendContact(offices[0], "203.0.113.7");
    const rows = await offices[0].services.db.selectFrom("rate_limits").selectAll().execute();
    expect(rows).toMatchObject([
      { key: expect.stringMatching(/^contactUs:[\w-]{43}$/), points: 1 },
    ]);
  });

  it("log each time from which the database gives no answer", async () => {
    const [office] = offices;
    const { schema } = office.services.db;
    const rename = (from: string, to: string) => schema.alterTable(from).renameTo(to).execute();
    for (const times of [1, 2]) {
      await rename("rate_limits", "elsewhere");
      for (let sent = 0; sent < 2; sent += 1) await sendContact(office, "203.0.113.7");
      expect(office.logged).toHaveLength(times);
      await rename("elsewhere", "rate_limits");
      await sendContact(office, "203.0.113.7");
    }
  });

  it("count wrong passwords together", async () => {
    const guess = (office: TestBackoffice) =>
      office.services.passwordAttempts
        .run({ address: "192.0.2.1", account: "nobody@desk.example" }, async () => {
          throw new HttpError(401, "Email or password is wrong");
        })
        .catch(({ status }: HttpError) => status);
    for (let tried = 0; tried < 5; tried += 1) {
      for (const office of offices) expect(await guess(office)).toBe(401);
    }
    for (const office of offices) expect(await guess(office)).toBe(429);
  });
});

describe("while the database gives no answer", () => {
  it("each back office counts in its memory, and the log says so once", async () => {
    const office = await openTestBackoffice(createSqliteFile);
    const { db, log } = office.services;
    const createCounter = createSharedCounters({ db, log, secret: "secret" });
    const consume = createRateLimiter({ form: { requests: 2, seconds: 60 } }, createCounter);
    await db.schema.dropTable("rate_limits").execute();
    const send = () => consume("form", "203.0.113.7");
    expect([await send(), await send(), await send()]).toEqual([undefined, undefined, 60]);
    expect(office.logged).toMatchObject([
      { msg: "Rate limits are counted in memory until the database answers" },
    ]);
    await office.close();
  });
});
