import { randomUUID } from "node:crypto";
import { brand } from "@crm/brand";
import { signSiteAssertion, siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import type { UndeliveredLead } from "@crm/contract/extensions/undelivered-leads";
import { afterEach, beforeEach, expect, it } from "vitest";
import { demoFields } from "../../testing/lead-bodies.ts";
import { jsonPost } from "../../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../../testing/test-desk.ts";

describeOnEachDatabase("submissions that could not be stored", (createDatabase) => {
  let desk: TestDesk;
  beforeEach(async () => {
    desk = await openTestDesk(createDatabase);
  });
  afterEach(() => desk.close());

  const submission = (change: Partial<UndeliveredLead> = {}): UndeliveredLead => ({
    id: randomUUID(),
    call: 1,
    idempotencyKey: randomUUID(),
    fields: { ...demoFields, companyEmployees: "many" },
    reason: "Call 1: answered 400",
    attempts: 2,
    receivedAt: desk.clock.now - 60_000,
    ...change,
  });
  const handOver = (given: object, secret = desk.services.settings.publishSecret) =>
    desk.request(
      "/api/undelivered-leads",
      jsonPost(given, { [siteAssertionHeader]: signSiteAssertion(secret, {}, desk.clock.now) }),
    );
  const waiting = async () => (await desk.ask("sales", "GET", "/undelivered")).body;

  it("are taken from the site only, and once", async () => {
    const given = submission();
    expect((await handOver(given, "another secret")).status).toBe(401);
    expect((await handOver({ ...given, call: 2 })).status).toBe(400);
    for (const attempt of [1, 2]) {
      expect((await handOver(given)).status, String(attempt)).toBe(200);
    }
    expect((await desk.ask("sales", "GET", "/today")).body.leads.undelivered).toBe(1);
    expect(await waiting()).toMatchObject({
      total: 1,
      data: [
        {
          id: given.id,
          kind: "demo",
          name: "Rekha Parmar",
          email: "rekha@parmar-uniforms.in",
          phone: "+919876543210",
          companySize: "many",
          reason: "Call 1: answered 400",
          attempts: 2,
        },
      ],
    });
  });

  it("are stored as a lead with its mails when a person has corrected them, and can't come back", async () => {
    const given = submission();
    await handOver(given);
    const address = `/undelivered/${given.id}`;
    const wrong = await desk.ask("sales", "PUT", address, { fields: {} });
    expect(wrong).toMatchObject({
      status: 400,
      body: { errors: { "fields.companyEmployees": "Company Size is require." } },
    });
    const stored = await desk.ask("sales", "PUT", address, {
      fields: { companyEmployees: "10-19" },
    });
    expect([stored.status, stored.body]).toEqual([200, { id: given.id }]);
    const { db } = desk.services;
    expect(await db.selectFrom("leads").selectAll().execute()).toMatchObject([
      { kind: "demo", email: "rekha@parmar-uniforms.in", company_size: "10-19", review: null },
    ]);
    expect(await desk.count("mails")).toBe(2);
    expect((await desk.ask("sales", "GET", address)).status).toBe(404);
    expect((await handOver(given)).status).toBe(200);
    expect((await waiting()).total).toBe(0);
    const row = await db.selectFrom("undelivered_leads").selectAll().executeTakeFirstOrThrow();
    expect([row.fields, row.reason]).toEqual(["", ""]);
  });

  it("make no second lead when the visitor's own submission was stored", async () => {
    const given = submission({ fields: { ...demoFields } });
    await handOver(given);
    await desk.ask("sales", "PUT", `/undelivered/${given.id}`, { fields: {} });
    const again = submission({ fields: { ...demoFields }, idempotencyKey: given.idempotencyKey });
    await handOver(again);
    expect(
      (await desk.ask("admin", "PUT", `/undelivered/${again.id}`, { fields: {} })).status,
    ).toBe(200);
    expect(await desk.count("leads")).toBe(1);
  });

  it("of the other two forms are stored too", async () => {
    const fields = {
      ...{ firstName: "Lalita", lastName: "Devi", email: "lalita@devi-travels.in" },
      ...{ phone: "98765 43210", message: "Where do I change my plan?", data: "none" },
    };
    const contact = submission({ call: 4, fields });
    const inquiry = submission({
      call: 3,
      fields: {
        ...{ email: "arun@nair-exports.in", name: "Arun Nair", phone: "+914842345678" },
        ...{ companyName: "Nair Exports", companySize: "250-499", company_id: "a former one" },
      },
    });
    await handOver(contact);
    await handOver(inquiry);
    const data = `New to ${brand.product.name}`;
    const results = [
      await desk.ask("sales", "PUT", `/undelivered/${contact.id}`, { fields: { data } }),
      await desk.ask("sales", "PUT", `/undelivered/${inquiry.id}`, { fields: {} }),
    ];
    expect(results.map(({ status }) => status)).toEqual([200, 200]);
    const kinds = await desk.services.db.selectFrom("leads").select("kind").execute();
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(["contact", "enterprise"]);
  });

  it("are exported for a spreadsheet, and deleted by an administrator only", async () => {
    const given = submission({ fields: { ...demoFields, companyName: "=1+1" } });
    await handOver(given);
    const file = await desk.ask("sales", "GET", "/undelivered/file");
    expect(file.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(file.body).toContain("rekha@parmar-uniforms.in");
    expect(file.body).toContain("'=1+1");
    expect((await desk.ask("sales", "DELETE", `/undelivered/${given.id}`)).status).toBe(403);
    expect((await desk.ask("admin", "DELETE", `/undelivered/${given.id}`)).status).toBe(200);
    expect((await waiting()).total).toBe(0);
    expect(await desk.count("leads")).toBe(0);
  });
});
