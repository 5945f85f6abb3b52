import { randomUUID } from "node:crypto";
import { signSiteAssertion, siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createCompanyKey } from "../lead-api/company-keys.ts";
import { jsonPost, openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { createSqliteFile } from "../testing/test-databases.ts";

const odd = '{"email":{"length":{"toString":1,"valueOf":1}},"name":{"length":{"toString":1}}}';

describe("a malformed request", () => {
  let office: TestBackoffice;
  beforeEach(async () => {
    office = await openTestBackoffice(createSqliteFile);
  });
  afterEach(() => office.close());

  /** The public routes with a limit, and how often one client may use them. */
  const limits: [path: string, requests: number][] = [
    ["/api/lead/add/unknown", 30],
    ["/api/lead/bookDemo_sendMail", 60],
    ["/api/payment/addEnterPrise", 30],
    ["/api/contactUs", 30],
    ["/api/lead/capture", 60],
    ["/api/lead/capture?company_id=unknown", 60],
    ["/api/article-feedback", 60],
  ];
  const headersOf = (path: string): Record<string, string> =>
    path === "/api/article-feedback"
      ? {
          [siteAssertionHeader]: signSiteAssertion(
            office.services.settings.publishSecret,
            {},
            office.clock.now,
          ),
        }
      : {};

  it.each(limits)(
    "to %s counts against its limit of %i, and is not read beyond it",
    async (path, most) => {
      const headers = headersOf(path);
      for (let sent = 0; sent < most; sent += 1) {
        const { status } = await office.request(path, jsonPost(odd, headers));
        expect([400, 401]).toContain(status);
      }
      let reads = 0;
      const body = new ReadableStream(
        {
          pull(controller) {
            reads += 1;
            controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      const init = { ...jsonPost("", headers), body, duplex: "half" };
      const { status } = await office.request(path, init);
      expect(status).toBe(429);
      expect(reads).toBe(0);
    },
  );

  it("counts when it is too large", async () => {
    const large = jsonPost(`"${"x".repeat(70_000)}"`);
    for (let sent = 0; sent < 30; sent += 1) {
      expect((await office.request("/api/contactUs", large)).status).toBe(413);
    }
    expect((await office.request("/api/contactUs", large)).status).toBe(429);
  });

  it("counts against the limit of a company's key", async () => {
    const { db } = office.services;
    const company_id = randomUUID();
    await db
      .insertInto("companies")
      .values({ id: company_id, name: "Shop", created_at: 0 })
      .execute();
    const workflow = {
      id: randomUUID(),
      company_id,
      name: "Leads",
      kind: "capture",
      active: 1,
    } as const;
    await db.insertInto("workflows").values(workflow).execute();
    const apiKey = await createCompanyKey(db, company_id, "Key", 0);
    const send = () =>
      office.request(`/api/lead/capture?company_id=${company_id}`, jsonPost(odd, { apiKey }));
    for (let sent = 0; sent < 600; sent += 1) expect((await send()).status).toBe(400);
    expect((await send()).status).toBe(429);
  });

  it("logs one short line without a stack, and nothing beyond the limit", async () => {
    office.services.log.level = "info";
    const statuses: number[] = [];
    for (let sent = 0; sent < 200; sent += 1) {
      statuses.push((await office.request("/api/contactUs", jsonPost(odd))).status);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(170);
    expect(office.logged).toHaveLength(30);
    expect(office.logged[0]).toMatchObject({
      level: 30,
      method: "POST",
      path: "/api/contactUs",
      reason: "First Name is required",
      msg: "bad request",
    });
    expect(JSON.stringify(office.logged).length).toBeLessThan(30 * 250);
    expect(JSON.stringify(office.logged)).not.toMatch(/stack|node_modules/);
  });

  it("logs only the beginning of a long address", async () => {
    office.services.log.level = "info";
    await office.request(`/api/lead/add/${"x".repeat(5_000)}`, jsonPost("{}"));
    expect(String(office.logged[0]?.path)).toHaveLength(200);
  });
});
