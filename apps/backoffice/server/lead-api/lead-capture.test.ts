import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { jsonPost, openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { createSqliteFile, describeOnEachDatabase } from "../testing/test-databases.ts";
import { createCompanyKey } from "./company-keys.ts";

const path = "/api/lead/capture";

describeOnEachDatabase("the customers' lead API", (createDatabase) => {
  let office: TestBackoffice;
  let companyId: string;
  let apiKey: string;
  beforeEach(async () => {
    office = await openTestBackoffice(createDatabase);
    [companyId, apiKey] = await addCompany(office);
  });
  afterEach(() => office.close());

  const send = (
    body: unknown,
    { company = companyId, key = apiKey, headers = {} as Record<string, string> } = {},
  ) =>
    office.request(
      `${path}?company_id=${encodeURIComponent(company)}`,
      jsonPost(body, { apiKey: key, ...headers }),
    );
  const withKey = (key: string) => ({ headers: { "Idempotency-Key": key } });
  const leads = () => office.services.db.selectFrom("captured_leads").selectAll().execute();

  it("stores named fields in their columns and all others as extras", async () => {
    const answer = await send({
      firstName: "Meera",
      lastName: "Iyer",
      email: "meera@example.in",
      phone: "9876543210",
      companyName: "Iyer Prints",
      city: "Chennai",
      favouriteColour: "blue",
      visits: 3,
      member: true,
      constructor: "x",
    });
    expect(answer).toMatchObject({ status: 200, body: { status: true, message: "Lead captured" } });
    expect(await leads()).toMatchObject([
      {
        company_id: companyId,
        workflow_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: "Meera Iyer",
        email: "meera@example.in",
        phone: "9876543210",
        mailbox: "meera@example.in",
        phone_e164: "+919876543210",
        company_name: "Iyer Prints",
      },
    ]);
    expect(JSON.parse((await leads())[0]?.extras ?? "")).toEqual({
      city: "Chennai",
      favouriteColour: "blue",
      visits: 3,
      member: true,
      constructor: "x",
    });
    expect(await office.count("mails")).toBe(0);
    expect(await office.count("leads")).toBe(0);
  });

  it("stores fields named like object members as data, and changes no prototype", async () => {
    const body = `{"name":"Ravi","__proto__":"kept","toString":"own","hasOwnProperty":1,"":"no name"}`;
    expect(await send(body)).toMatchObject({ status: 200, body: { status: true } });
    const [lead] = await leads();
    expect(lead).toMatchObject({ name: "Ravi" });
    expect(lead?.extras).toBe(
      '{"__proto__":"kept","toString":"own","hasOwnProperty":1,"":"no name"}',
    );
    const nested = await send('{"__proto__":{"polluted":true}}');
    expect(nested).toMatchObject({ status: 400, body: { field: "__proto__" } });
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it("accepts an empty object, because every field is optional", async () => {
    expect(await send({})).toMatchObject({ status: 200, body: { status: true } });
    expect(await leads()).toMatchObject([{ email: null, name: null, extras: null }]);
  });

  it("gives the same answer for a wrong key, a revoked one and an unknown company", async () => {
    const { db } = office.services;
    const [otherCompany] = await addCompany(office);
    const revoked = await createCompanyKey(db, companyId, "Old", 0);
    await db
      .updateTable("company_keys")
      .set({ revoked_at: 1 })
      .where("label", "=", "Old")
      .execute();
    const answers = await Promise.all([
      send({}, { key: "wrong" }),
      send({}, { key: "" }),
      send({}, { key: revoked }),
      send({}, { company: randomUUID() }),
      send({}, { company: otherCompany }),
      send("{ not even JSON", { company: "unknown", key: "wrong" }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual(answers[0]?.body);
      expect(answer.body).toMatchObject({ status: false, message: "Invalid API key" });
    }
    expect(await leads()).toEqual([]);
  });

  it("reports that a company has no active capture workflow", async () => {
    await office.services.db.updateTable("workflows").set({ active: 0 }).execute();
    expect(await send({})).toMatchObject({
      status: 404,
      body: { status: false, message: "Workflow not found" },
    });
    expect(await leads()).toEqual([]);
  });

  it("names the error of a request", async () => {
    const missing = await office.request(path, jsonPost({}, { apiKey }));
    expect(missing).toMatchObject({ status: 400, body: { status: false, field: "company_id" } });
    const wrong: [unknown, string][] = [
      [{ email: 7 }, "email"],
      [{ name: "x".repeat(301) }, "name"],
      [{ message: "x".repeat(5_001) }, "message"],
      [{ extra: { nested: true } }, "extra"],
      [{ extra: ["list"] }, "extra"],
    ];
    for (const [body, field] of wrong) {
      expect(await send(body)).toMatchObject({ status: 400, body: { status: false, field } });
    }
    for (const body of ["", "{", "[]", "7", '{"name":"\\u0000"}']) {
      expect(await send(body)).toMatchObject({ status: 400, body: { status: false } });
    }
    expect(await leads()).toEqual([]);
    expect(await office.count("company_usage")).toBe(0);
    expect(office.logged).toEqual([]);
  });

  it("rejects a body of a megabyte, and another method", async () => {
    expect(await send({ message: "x".repeat(1_000_000) })).toMatchObject({ status: 413 });
    const answer = await office.request(`${path}?company_id=${companyId}`);
    expect(answer).toMatchObject({ status: 405, body: { status: false } });
  });

  it("counts by India's day, month and year, and accepts leads beyond the limits", async () => {
    // 23:30 on 31 December in India.
    office.clock.now = Date.parse("2026-12-31T18:00:00Z");
    await office.services.db
      .insertInto("company_usage")
      .values([
        { company_id: companyId, period: "2026-12-31", entries: 99 },
        { company_id: companyId, period: "2026-12", entries: 3_000 },
        { company_id: companyId, period: "2026", entries: 7 },
      ])
      .execute();
    const within = await send({});
    expect(within.body).toEqual({
      status: true,
      message: "Lead captured",
      beyondLimits: ["perMonth"],
    });
    const beyond = await send({});
    expect(beyond.status).toBe(200);
    expect(beyond.body.beyondLimits).toEqual(["perDay", "perMonth"]);

    office.clock.now += 60 * 60_000;
    expect((await send({})).body).toEqual({ status: true, message: "Lead captured" });
    const usage = await office.services.db
      .selectFrom("company_usage")
      .select(["period", "entries"])
      .orderBy("period")
      .execute();
    expect(Object.fromEntries(usage.map(({ period, entries }) => [period, entries]))).toEqual({
      "2026": 9,
      "2026-12": 3_002,
      "2026-12-31": 101,
      "2027": 1,
      "2027-01": 1,
      "2027-01-01": 1,
    });
  });

  it("stores one lead for five posts with one Idempotency-Key, and counts it once", async () => {
    const lead = { name: "Ravi", phone: "9876543210" };
    for (let sent = 0; sent < 5; sent += 1) {
      const answer = await send(lead, withKey("order-1001"));
      expect([answer.status, answer.body]).toEqual([
        200,
        { status: true, message: "Lead captured" },
      ]);
    }
    const usage = await office.services.db.selectFrom("company_usage").select("entries").execute();
    expect(usage.map(({ entries }) => entries)).toEqual([1, 1, 1]);
    expect(await office.count("captured_leads")).toBe(1);
    await send(lead, withKey("order-1002"));
    await send(lead);
    expect(await office.count("captured_leads")).toBe(3);
  });

  it("stores one lead for twenty parallel posts with one Idempotency-Key", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send({ name: "Ravi" }, withKey("k"))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await office.count("captured_leads")).toBe(1);
  });

  it("replays the first answer with the limits that it named", async () => {
    const period = "2026-11-21";
    await office.services.db
      .insertInto("company_usage")
      .values({ company_id: companyId, period, entries: 100 })
      .execute();
    const first = await send({ name: "Ravi" }, withKey("k"));
    expect(first.body).toMatchObject({ status: true, beyondLimits: ["perDay"] });
    office.clock.now += 24 * 60 * 60_000;
    expect((await send({ name: "Ravi" }, withKey("k"))).body).toEqual(first.body);
  });

  it("rejects an Idempotency-Key that was used for another lead, or that is invalid", async () => {
    await send({ name: "Ravi" }, withKey("k"));
    expect(await send({ name: "Asha" }, withKey("k"))).toMatchObject({
      status: 409,
      body: { status: false, message: "This Idempotency-Key was used for another submission" },
    });
    for (const key of ["", "a b", "x".repeat(201)]) {
      expect((await send({ name: "Ravi" }, withKey(key))).status, key).toBe(400);
    }
    expect(await office.count("captured_leads")).toBe(1);
  });

  it("separates the Idempotency-Keys of two companies", async () => {
    const [company, key] = await addCompany(office);
    await send({ name: "Ravi" }, withKey("k"));
    expect(await send({ name: "Asha" }, { company, key, ...withKey("k") })).toMatchObject({
      status: 200,
    });
    expect(await office.count("captured_leads")).toBe(2);
  });

  it("stores a lead whose first try failed under the same Idempotency-Key", async () => {
    const { db } = office.services;
    await db.updateTable("workflows").set({ active: 0 }).execute();
    expect((await send({ name: "Ravi" }, withKey("k"))).status).toBe(404);
    await db.updateTable("workflows").set({ active: 1 }).execute();
    expect((await send({ name: "Ravi" }, withKey("k"))).status).toBe(200);
    expect(await office.count("captured_leads")).toBe(1);
  });

  it("counts every lead when many arrive at once", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => send({ name: "Ravi" })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const usage = await office.services.db.selectFrom("company_usage").select("entries").execute();
    expect(usage.map(({ entries }) => entries)).toEqual([30, 30, 30]);
  });
});

it.each([
  ["503 while the database is read-only", 503, sql`pragma query_only = on`],
  ["500 when a table is missing", 500, sql`drop table company_usage`],
])("the customers' lead API answers %s", async (_, status, damage) => {
  const office = await openTestBackoffice(createSqliteFile);
  try {
    const [companyId, apiKey] = await addCompany(office);
    await damage.execute(office.services.db);
    const answer = await office.request(
      `${path}?company_id=${companyId}`,
      jsonPost({ name: "Ravi" }, { apiKey }),
    );
    expect(answer).toMatchObject({
      status,
      body: { status: false, message: "Server error" },
    });
    expect(office.logged).toHaveLength(1);
    expect(await office.count("captured_leads")).toBe(0);
  } finally {
    await office.close();
  }
});

/** A company with an active workflow: its id and its key. */
async function addCompany({ services, clock }: TestBackoffice): Promise<[string, string]> {
  const id = randomUUID();
  await services.db
    .insertInto("companies")
    .values({ id, name: `Shop ${id}`, created_at: clock.now })
    .execute();
  await services.db
    .insertInto("workflows")
    .values({ id: randomUUID(), company_id: id, name: "Leads", kind: "capture", active: 1 })
    .execute();
  return [id, await createCompanyKey(services.db, id, "Key", clock.now)];
}
