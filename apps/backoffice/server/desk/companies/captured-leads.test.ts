import { afterAll, beforeAll, expect, it } from "vitest";
import type { CapturedLeadRow } from "../../db/rows/company-rows.ts";
import { createCompanyKey } from "../../lead-api/company-keys.ts";
import { jsonPost, testTime } from "../../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../../testing/test-desk.ts";

describeOnEachDatabase("captured leads at the desk", (createDatabase) => {
  let desk: TestDesk;
  let keys: Record<string, string>;
  beforeAll(async () => {
    desk = await openTestDesk(createDatabase);
    keys = { shop: await addCompany("shop"), studio: await addCompany("studio") };
    await capture("shop", { name: "Asha Shah", email: "asha@shah.example", city: "Surat" });
    await capture("shop", { name: "Bela Rao", phone: "+91 98250-12345", message: "Two boxes" });
    await capture("studio", { name: "Chitra Iyer", companyName: "Iyer Prints" });
  });
  afterAll(() => desk.close());

  async function addCompany(id: string): Promise<string> {
    const { db } = desk.services;
    await db.insertInto("companies").values({ id, name: id, created_at: testTime }).execute();
    await db
      .insertInto("workflows")
      .values({ id: `${id}-form`, company_id: id, name: "Form", kind: "capture", active: 1 })
      .execute();
    return createCompanyKey(db, id, "Key", testTime);
  }
  async function capture(company: string, body: object, headers = {}): Promise<number> {
    desk.clock.now += 1_000;
    const { status } = await desk.request(
      `/api/lead/capture?company_id=${company}`,
      jsonPost(body, { apiKey: keys[company] ?? "", ...headers }),
    );
    return status;
  }
  const list = async (query: string) => {
    const { status, body } = await desk.ask("support", "GET", `/capturedLeads?${query}`);
    return {
      status,
      total: body.total,
      names: body.data?.map(({ name }: CapturedLeadRow) => name),
    };
  };

  it("are listed for their company only, the newest first", async () => {
    const shop = { status: 200, total: 2, names: ["Bela Rao", "Asha Shah"] };
    expect(await list("companyId=shop")).toEqual(shop);
    expect(await list("companyId=studio")).toMatchObject({ total: 1, names: ["Chitra Iyer"] });
    expect(await list("companyId=shop&page=2&perPage=1")).toMatchObject({
      total: 2,
      names: ["Asha Shah"],
    });
    expect(await list("companyId=none")).toMatchObject({ status: 200, total: 0, names: [] });
    expect((await list("")).status).toBe(400);
    expect((await list("companyId=shop&sort=name")).status).toBe(400);
  });

  it("are found by parts of name and email, and by a phone number in any format", async () => {
    expect((await list("companyId=shop&q=SHAH.example")).names).toEqual(["Asha Shah"]);
    expect((await list("companyId=shop&q=bela")).names).toEqual(["Bela Rao"]);
    expect((await list("companyId=studio&q=prints")).names).toEqual(["Chitra Iyer"]);
    expect((await list("companyId=shop&q=98250")).names).toEqual(["Bela Rao"]);
    expect(
      (await list(`companyId=shop&q=${encodeURIComponent("A.sha+x@SHAH.example")}`)).names,
    ).toEqual(["Asha Shah"]);
    for (const typed of ["9825012345", "098250 12345", "+919825012345"]) {
      const found = await list(`companyId=shop&q=${encodeURIComponent(typed)}`);
      expect(found.names, typed).toEqual(["Bela Rao"]);
    }
    expect((await list("companyId=shop&q=chitra")).total).toBe(0);
  });

  it("are shown with every field that was sent and the workflow that accepted them", async () => {
    const { body: found } = await desk.ask(
      "support",
      "GET",
      "/capturedLeads?companyId=shop&q=asha",
    );
    const { status, body } = await desk.ask("support", "GET", `/capturedLeads/${found.data[0].id}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: found.data[0].id,
      company: { id: "shop", name: "shop" },
      workflow: "Form",
      name: "Asha Shah",
      email: "asha@shah.example",
      phone: null,
      phoneE164: null,
      companyName: null,
      companySize: null,
      message: null,
      extras: { city: "Surat" },
      createdAt: "2026-11-21T04:30:01.000Z",
    });
    expect((await desk.ask("support", "GET", "/capturedLeads/none")).status).toBe(404);
  });

  it("are not among the leads of this site, their file, their counts and their filters", async () => {
    expect((await desk.ask("sales", "GET", "/leads")).body).toMatchObject({ data: [], total: 0 });
    const file = String((await desk.ask("sales", "GET", "/leads/file")).body);
    expect(file.split("\r\n")).toEqual([expect.stringContaining("Received (IST),Kind"), ""]);
    const { leads } = (await desk.ask("sales", "GET", "/today")).body;
    expect(leads).toEqual({ today: 0, week: 0, undelivered: 0 });
    expect((await desk.ask("sales", "GET", "/leads?kind=capture")).status).toBe(400);
  });

  it("are erased by an administrator, so that the same request is a new lead", async () => {
    const repeated = { "Idempotency-Key": "order-7" };
    expect(await capture("shop", { name: "Devi Nair" }, repeated)).toBe(200);
    const { body } = await desk.ask("support", "GET", "/capturedLeads?companyId=shop&q=devi");
    const path = `/capturedLeads/${body.data[0].id}`;
    expect((await desk.ask("support", "DELETE", path)).status).toBe(403);
    expect((await desk.ask("admin", "DELETE", path)).status).toBe(200);
    expect((await list("companyId=shop&q=devi")).total).toBe(0);
    expect((await desk.ask("admin", "GET", path)).status).toBe(404);
    expect((await desk.ask("admin", "DELETE", path)).status).toBe(404);
    expect(await capture("shop", { name: "Devi Nair" }, repeated)).toBe(200);
    expect((await list("companyId=shop&q=devi")).total).toBe(1);
  });
});
