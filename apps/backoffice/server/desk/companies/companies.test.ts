import { afterEach, beforeEach, expect, it } from "vitest";
import { seedDemoCompany } from "../../../seed/demo-company.ts";
import { jsonPost } from "../../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../../testing/test-desk.ts";

describeOnEachDatabase("companies at the desk", (createDatabase) => {
  let desk: TestDesk;
  beforeEach(async () => {
    desk = await openTestDesk(createDatabase, { BACKOFFICE_URL: "https://office.example" });
  });
  afterEach(() => desk.close());

  const ask = (method: string, path: string, body?: unknown) =>
    desk.ask("admin", method, `/companies${path}`, body);
  const addCompany = async (name: string) => (await ask("POST", "", { name })).body;
  const addKey = async (id: string, label = "Website") =>
    (await ask("POST", `/${id}/keys`, { label })).body.key as string;
  /** Sends a lead as the company's website does. */
  const capture = (companyId: string, apiKey: string) =>
    desk.request(`/api/lead/capture?company_id=${companyId}`, jsonPost({ name: "A" }, { apiKey }));

  it("begin with one workflow and without a key", async () => {
    const { status, body } = await ask("POST", "", { name: "  Bela's Bakery\t" });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      name: "Bela's Bakery",
      createdAt: "2026-11-21T04:30:00.000Z",
      address: `https://office.example/api/lead/capture?company_id=${body.id}`,
      keys: [],
      workflows: [{ id: expect.any(String), name: "Leads from the website", active: true }],
      usage: { perDay: 0, perMonth: 0, perYear: 0 },
    });
    expect((await ask("GET", `/${body.id}`)).body).toEqual(body);
    expect((await ask("GET", "/none")).status).toBe(404);
  });

  it("have unique names of at most 80 characters", async () => {
    const { id } = await addCompany("Bela's Bakery");
    const other = await addCompany("x".repeat(80));
    const wrong: [unknown, number, string][] = [
      ["bela's BAKERY", 409, "Another company has this name. Please choose another."],
      [" ", 400, "Please give a name"],
      [7, 400, "Please give a name"],
      ["x".repeat(81), 400, expect.stringContaining("80")],
    ];
    for (const [name, status, message] of wrong) {
      const answers = [await ask("POST", "", { name }), await ask("PUT", `/${other.id}`, { name })];
      for (const answer of answers) {
        expect(answer).toMatchObject({ status, body: { errors: { name: message } } });
      }
    }
    const renamed = await ask("PUT", `/${id}`, { name: "BELA'S BAKERY" });
    expect(renamed).toMatchObject({ status: 200, body: { id, name: "BELA'S BAKERY" } });
    expect((await ask("PUT", "/none", { name: "None" })).status).toBe(404);
  });

  it("get a key that is shown once, works at the lead API, and is stored only as a hash", async () => {
    const { id } = await addCompany("Bakery");
    const other = await addCompany("Laundry");
    const created = await ask("POST", `/${id}/keys`, { label: "Website" });
    expect(created.status).toBe(201);
    const { key } = created.body;
    expect(key).toMatch(/^[\w-]{43}$/);
    expect((await capture(id, key)).body).toEqual({ status: true, message: "Lead captured" });
    expect((await capture(other.id, key)).status).toBe(401);
    const { body } = await ask("GET", `/${id}`);
    expect(body.keys).toMatchObject([{ label: "Website", revokedAt: null }]);
    expect(JSON.stringify(body)).not.toContain(key);
    const rows = await desk.services.db.selectFrom("company_keys").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);

    expect(await ask("POST", `/${id}/keys`, { label: "" })).toMatchObject({
      status: 400,
      body: { errors: { label: "Please say what the key is for" } },
    });
    expect((await ask("POST", "/none/keys", { label: "Website" })).status).toBe(404);
  });

  it("lose a key for good when it is revoked, while their other keys work", async () => {
    const { id } = await addCompany("Bakery");
    const old = await addKey(id, "Old website");
    desk.clock.now += 1_000;
    const kept = await addKey(id, "New website");
    const { body } = await ask("GET", `/${id}`);
    expect(body.keys.map(({ label }: { label: string }) => label)).toEqual([
      "New website",
      "Old website",
    ]);
    const path = `/${id}/keys/${body.keys[1].id}/revoke`;
    const revokedAt = "2026-11-21T04:30:01.000Z";
    const revoked = await ask("POST", path);
    expect(revoked.body.keys).toMatchObject([{ revokedAt: null }, { revokedAt }]);
    expect(await capture(id, old)).toMatchObject({
      status: 401,
      body: { status: false, message: "Invalid API key" },
    });
    expect((await capture(id, kept)).status).toBe(200);

    desk.clock.now += 60_000;
    expect((await ask("POST", path)).body.keys).toMatchObject([{}, { revokedAt }]);
    const other = await addCompany("Laundry");
    for (const wrong of [`/${id}/keys/none/revoke`, path.replace(id, other.id)]) {
      expect((await ask("POST", wrong)).status).toBe(404);
    }
  });

  it("know when a key was last used, to the minute", async () => {
    const { id } = await addCompany("Bakery");
    const key = await addKey(id);
    const lastUsed = async () => (await ask("GET", `/${id}`)).body.keys[0].lastUsedAt;
    expect(await lastUsed()).toBeNull();
    await capture(id, "wrong");
    expect(await lastUsed()).toBeNull();
    await capture(id, key);
    expect(await lastUsed()).toBe("2026-11-21T04:30:00.000Z");
    desk.clock.now += 59_999;
    await capture(id, key);
    expect(await lastUsed()).toBe("2026-11-21T04:30:00.000Z");
    desk.clock.now += 1;
    await capture(id, key);
    expect(await lastUsed()).toBe("2026-11-21T04:31:00.000Z");
  });

  it("get workflows that can be switched off and on", async () => {
    const { id, workflows } = await addCompany("Bakery");
    const key = await addKey(id);
    const path = `/${id}/workflows/${workflows[0].id}`;
    const off = await ask("PUT", path, { active: false });
    expect(off.body.workflows).toMatchObject([{ name: "Leads from the website", active: false }]);
    expect(await capture(id, key)).toMatchObject({
      status: 404,
      body: { status: false, message: "Workflow not found" },
    });
    const added = await ask("POST", `/${id}/workflows`, { name: "Fair in Surat" });
    expect(added.status).toBe(201);
    expect(added.body.workflows).toMatchObject([
      { name: "Fair in Surat", active: true },
      { name: "Leads from the website", active: false },
    ]);
    expect((await capture(id, key)).status).toBe(200);
    const { body } = await desk.ask("admin", "GET", `/capturedLeads?companyId=${id}`);
    expect(body.data).toMatchObject([{ workflow: "Fair in Surat" }]);

    expect(await ask("POST", `/${id}/workflows`, { name: "fair in surat" })).toMatchObject({
      status: 409,
      body: {
        errors: { name: "This company has a workflow with this name. Please choose another." },
      },
    });
    const other = await addCompany("Laundry");
    expect((await ask("POST", `/${other.id}/workflows`, { name: "Fair in Surat" })).status).toBe(
      201,
    );
    expect((await ask("PUT", path, { active: "yes" })).status).toBe(400);
    expect((await ask("PUT", path.replace(id, other.id), { active: true })).status).toBe(404);
    expect((await ask("POST", "/none/workflows", { name: "Form" })).status).toBe(404);
  });

  it("are listed with workflows, active keys, this month's entries and the last use", async () => {
    const bakery = await addCompany("Bakery");
    const laundry = await addCompany("a laundry");
    const key = await addKey(bakery.id);
    await addKey(bakery.id, "Second");
    const [{ id: second }] = (await ask("GET", `/${bakery.id}`)).body.keys.filter(
      ({ label }: { label: string }) => label === "Second",
    );
    await ask("POST", `/${bakery.id}/keys/${second}/revoke`);
    await ask("PUT", `/${laundry.id}/workflows/${laundry.workflows[0].id}`, { active: false });
    // On the last day of the month before in India.
    desk.clock.now = Date.parse("2026-11-30T18:00:00Z");
    await capture(bakery.id, key);
    desk.clock.now = Date.parse("2026-11-30T18:31:00Z");
    await capture(bakery.id, key);
    await capture(bakery.id, key);
    expect((await ask("GET", `/${bakery.id}`)).body.usage).toEqual({
      perDay: 2,
      perMonth: 2,
      perYear: 3,
    });

    const { body } = await ask("GET", "?q=BAK");
    expect(body).toEqual({
      total: 1,
      data: [
        {
          id: bakery.id,
          name: "Bakery",
          workflows: 1,
          activeWorkflows: 1,
          activeKeys: 1,
          entriesThisMonth: 2,
          lastUsedAt: "2026-11-30T18:31:00.000Z",
          createdAt: "2026-11-21T04:30:00.000Z",
        },
      ],
    });
    expect((await ask("GET", "?q=laundry")).body.data).toMatchObject([
      { activeWorkflows: 0, activeKeys: 0, entriesThisMonth: 0, lastUsedAt: null },
    ]);
    expect((await ask("GET", "?sort=name&order=ASC")).body.total).toBe(2);
    expect((await ask("GET", "?sort=secret")).status).toBe(400);
  });

  it("include the sample company of the installation", async () => {
    const { db, settings } = desk.services;
    await db.transaction().execute((trx) => seedDemoCompany(trx, settings.dataDir, desk.clock.now));
    const { body } = await ask("GET", "");
    expect(body.data).toMatchObject([
      { name: "Demo company", activeKeys: 1, activeWorkflows: 1, lastUsedAt: null },
    ]);
    expect((await ask("GET", `/${body.data[0].id}`)).body.keys).toMatchObject([
      { label: "First key", revokedAt: null },
    ]);
  });
});
