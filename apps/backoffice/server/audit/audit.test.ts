import { afterEach, beforeEach, expect, it } from "vitest";
import { createCleanUp } from "../clean-up.ts";
import { sendLead } from "../testing/send-lead.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../testing/test-desk.ts";
import { recordAudit } from "./record-audit.ts";

const day = 24 * 60 * 60_000;

describeOnEachDatabase("the audit trail", (createDatabase) => {
  let desk: TestDesk;
  beforeEach(async () => {
    desk = await openTestDesk(createDatabase);
  });
  afterEach(() => desk.close());

  const list = async (query = "") => (await desk.ask("admin", "GET", `/audit${query}`)).body;

  it("says who erased a lead and who downloaded the list, without what the lead had sent", async () => {
    await sendLead(desk, "contact");
    const { id } = (await desk.ask("sales", "GET", "/leads")).body.data[0];
    desk.clock.now += 1;
    await desk.ask("sales", "GET", "/leads/file");
    desk.clock.now += 1;
    await desk.ask("admin", "DELETE", `/leads/${id}`);
    const { data } = await list("?perPage=2");
    expect(data).toMatchObject([
      {
        personName: "Admin",
        action: "leads.erased",
        resource: "leads",
        resourceId: id,
        details: null,
      },
      { personName: "Sales", action: "leads.exported", resourceId: null, details: null },
    ]);
    const { body: lead } = await desk.ask("admin", "GET", `/leads/${id}`);
    expect(lead.message).toBe("There is no such lead");
  });

  it("is filtered by person, action and days in India", async () => {
    const category = { section: "help", name: "Storage", slug: "storage", type: "module" };
    const { body } = await desk.ask("editor", "POST", "/categories", category);
    desk.clock.now += day;
    await desk.ask("admin", "DELETE", `/categories/${body.id}`);
    const { id: editor } = (await desk.ask("editor", "GET", "/session")).body.session.person;

    const actions = async (query: string) =>
      (await list(query)).data.map(({ action }: { action: string }) => action);
    expect(await actions(`?person=${editor}&action=categories.created`)).toEqual([
      "categories.created",
    ]);
    expect(await actions("?action=categories.deleted")).toEqual(["categories.deleted"]);
    expect(await actions("?from=2026-11-22")).toEqual(["categories.deleted"]);
    expect(await actions("?to=2026-11-21&action=categories.deleted")).toEqual([]);
    expect(await actions("?from=2026-11-22&to=2026-11-22")).toEqual(["categories.deleted"]);
    const { body: people } = await desk.request("/api/desk/audit/people", {
      headers: { Cookie: desk.cookies.admin },
    });
    expect(JSON.parse(people).map(({ name }: { name: string }) => name)).toContain("Editor");
  });

  it("answers an unknown action or day with a sentence", async () => {
    const { status, body } = await desk.ask("admin", "GET", "/audit?from=yesterday");
    expect([status, body.message]).toEqual([400, "from must be a date such as 2026-11-22"]);
    expect((await desk.ask("admin", "GET", "/audit?action=nothing")).status).toBe(400);
  });

  it("is kept for 400 days", async () => {
    const { db } = desk.services;
    const old = (days: number) => desk.clock.now - days * day;
    for (const at of [old(400) - 1, old(400)]) {
      await recordAudit(db, { at, person: null, action: "session.locked" });
    }
    await createCleanUp(desk.services).run();
    const { data } = await list("?action=session.locked");
    expect(data.map(({ at }: { at: string }) => at)).toEqual(["2025-10-17T04:30:00.000Z"]);
  });
});
