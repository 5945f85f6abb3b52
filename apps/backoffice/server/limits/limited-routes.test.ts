import { signSiteAssertion, siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createCompanyKey } from "../lead-api/company-keys.ts";
import { jsonPost, openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { createSqliteFile } from "../testing/test-databases.ts";

let office: TestBackoffice;
beforeEach(async () => {
  office = await openTestBackoffice(createSqliteFile);
});
afterEach(() => office.close());

/** Each route that writes, and how many requests it allows one client. */
const routes: [path: string, requests: number][] = [
  ["/api/lead/add/any", 30],
  ["/api/lead/bookDemo_sendMail", 60],
  ["/api/payment/addEnterPrise", 30],
  ["/api/contactUs", 30],
  ["/api/article-feedback", 60],
  ["/api/desk/lost-password", 10],
  ["/api/privacy-requests", 10],
  ["/api/lead/capture", 60],
  ["/api/lead/capture?company_id=any", 60],
];

it.each(routes)(
  "%s answers %i malformed requests of one client, and then 429",
  async (path, requests) => {
    const send = (from: string) => {
      const { publishSecret } = office.services.settings;
      const header = signSiteAssertion(publishSecret, { visitor: from }, office.clock.now);
      return office.request(path, jsonPost({}, { [siteAssertionHeader]: header }), from);
    };
    for (let sent = 0; sent < requests; sent += 1) {
      expect([400, 401, 404]).toContain((await send("192.0.2.1")).status);
    }
    expect((await send("192.0.2.1")).status).toBe(429);
    expect((await send("192.0.2.2")).status).not.toBe(429);
  },
);

it("the customers' lead API answers 600 requests with a valid key, and then 429", async () => {
  const { db } = office.services;
  await db
    .insertInto("companies")
    .values({ id: "shop", name: "Shop", created_at: office.clock.now })
    .execute();
  const apiKey = await createCompanyKey(db, "shop", "Key", office.clock.now);
  const send = () => office.request("/api/lead/capture?company_id=shop", jsonPost([], { apiKey }));
  for (let sent = 0; sent < 600; sent += 1) expect((await send()).status).toBe(404);
  expect((await send()).status).toBe(429);
}, 60_000);
