import { afterEach, beforeEach, expect, it } from "vitest";
import type { Role } from "../../auth/roles.ts";
import { createLeadRow } from "../../leads/new-lead.ts";
import { insertLead } from "../../leads/store-lead.ts";
import { jsonPost, testTime } from "../../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { emailOf, openTestDesk, type TestDesk } from "../../testing/test-desk.ts";

describeOnEachDatabase("people at the desk", (createDatabase) => {
  let desk: TestDesk;
  beforeEach(async () => {
    desk = await openTestDesk(createDatabase);
  });
  afterEach(() => desk.close());

  const ask = (method: string, path: string, body?: unknown) =>
    desk.ask("admin", method, `/people${path}`, body);
  const find = async (role: Role) =>
    (await ask("GET", "")).body.data.find((row: { email: string }) => row.email === emailOf(role));

  it("are listed with role, last visit and two-step sign-in", async () => {
    const { body } = await ask("GET", "");
    expect(body.total).toBe(4);
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual([
      "Admin",
      "Editor",
      "Sales",
      "Support",
    ]);
    expect(body.data[2]).toMatchObject({
      email: "sales@desk.example",
      role: "sales",
      isInvited: false,
      twoStep: false,
    });
    expect(body.data[2].lastSeenAt).toMatch(/^20/);
    expect((await ask("GET", "/nobody")).status).toBe(404);
  });

  it("get another role at once, and an invalid one is an error of the form", async () => {
    const { id } = await find("sales");
    expect((await ask("PUT", `/${id}`, { role: "editor" })).body.role).toBe("editor");
    expect((await desk.ask("sales", "GET", "/leads")).status).toBe(403);
    expect((await desk.ask("sales", "GET", "/articles")).status).toBe(200);
    const wrong = await ask("PUT", `/${id}`, { role: "owner" });
    expect([wrong.status, wrong.body.errors]).toEqual([400, { role: "Please choose a role" }]);
    const { data } = (await desk.ask("admin", "GET", "/audit?action=people.role-changed")).body;
    expect(data).toMatchObject([
      {
        personName: "Admin",
        resourceId: id,
        details: { email: "sales@desk.example", from: "sales", to: "editor" },
      },
    ]);
  });

  it("can't be left without an administrator, also not by two requests at once", async () => {
    const { id: admin } = await find("admin");
    const last = {
      message: "admin@desk.example is the only administrator. Add another one first.",
    };
    for (const [method, body] of [["PUT", { role: "sales" }], ["DELETE"]] as const) {
      const answer = await ask(method, `/${admin}`, body);
      expect([answer.status, answer.body]).toEqual([409, last]);
    }
    // An invited administrator has no password, so nobody could sign in.
    await ask("POST", "", { email: "new@desk.example", role: "admin", send: "link" });
    expect((await ask("PUT", `/${admin}`, { role: "sales" })).status).toBe(409);

    const { id: editor } = await find("editor");
    await ask("PUT", `/${editor}`, { role: "admin" });
    const both = await Promise.all([
      ask("PUT", `/${editor}`, { role: "sales" }),
      desk.ask("editor", "PUT", `/people/${admin}`, { role: "sales" }),
    ]);
    // The second is told that it was too late, or has no right any more.
    const [first = 0, second = 0] = both.map(({ status }) => status).toSorted();
    expect([first, [403, 409].includes(second)]).toEqual([200, true]);
  });

  it("that are removed have no access any more, and can be invited again", async () => {
    const { id } = await find("support");
    expect((await ask("DELETE", `/${id}`)).status).toBe(200);
    expect((await desk.ask("support", "GET", "/leads")).status).toBe(401);
    expect((await ask("DELETE", `/${id}`)).status).toBe(404);
    const invitation = { email: emailOf("support"), role: "support", send: "link" };
    expect((await ask("POST", "", invitation)).status).toBe(201);
    const twice = await ask("POST", "", invitation);
    expect([twice.status, twice.body.errors]).toEqual([
      400,
      { email: "A person with the address support@desk.example already exists." },
    ]);
  });

  it("hand over their open leads, in more than one transaction, and their closed ones stay", async () => {
    const { db, databaseKind } = desk.services;
    const [{ id: sales }, { id: admin }] = [await find("sales"), await find("admin")];
    const openLeads = 101;
    await db.transaction().execute(async (trx) => {
      for (let number = 0; number <= openLeads; number += 1) {
        const lead = createLeadRow("contact", testTime + number, { name: `Lead ${number}` });
        const status = number === openLeads ? "won" : "contacted";
        await insertLead(trx, databaseKind, { ...lead, owner_id: sales, status });
      }
    });
    expect((await ask("GET", `/${sales}`)).body.openLeads).toEqual({ total: 101, isCapped: false });
    const { status, body } = await ask("POST", `/${sales}/hand-over`, { ownerId: admin });
    expect([status, body]).toEqual([200, { handedOver: 101 }]);
    expect((await ask("GET", `/${sales}`)).body.openLeads.total).toBe(0);
    expect((await ask("GET", `/${admin}`)).body.openLeads.total).toBe(101);
    const won = (await desk.ask("admin", "GET", "/leads?status=won")).body.data;
    expect(won).toMatchObject([{ owner: { id: sales } }]);
    const [lead] = (await desk.ask("admin", "GET", "/leads?view=mine")).body.data;
    const { events } = (await desk.ask("admin", "GET", `/contacts/${lead.id}`)).body;
    expect(events).toMatchObject([
      { kind: "owner", person: "Admin", details: { from: "Sales", to: "Admin" } },
    ]);
    const { data } = (await desk.ask("admin", "GET", "/audit?action=people.leads-handed-over"))
      .body;
    const details = data.map((entry: { details: unknown }) => entry.details);
    const moved = { email: "sales@desk.example", to: "admin@desk.example" };
    const batches = [50, 50, 1].map((leads) => ({ ...moved, leads }));
    expect(details).toHaveLength(3);
    expect(details).toEqual(expect.arrayContaining(batches));
  });

  it("can't hand over leads to themselves, nor to somebody who does not work with leads", async () => {
    const [{ id: sales }, { id: editor }] = [await find("sales"), await find("editor")];
    const handOver = async (ownerId?: string) => {
      const { status, body } = await ask("POST", `/${sales}/hand-over`, { ownerId });
      return [status, body.errors.ownerId];
    };
    expect(await handOver(sales)).toEqual([400, "Please choose another person"]);
    expect(await handOver(editor)).toEqual([400, "Please choose a person who works with leads"]);
    expect(await handOver("")).toEqual([400, "Please choose a person who works with leads"]);
    expect(await handOver()).toEqual([400, "Please choose the new owner"]);
    expect((await ask("POST", "/nobody/hand-over", { ownerId: sales })).status).toBe(404);
  });

  it("are signed out everywhere by an administrator", async () => {
    const { id } = await find("sales");
    await ask("POST", `/${id}/sign-out`, {});
    expect((await desk.ask("sales", "GET", "/today")).status).toBe(401);
  });

  it("see their own sessions, and end one or all others", async () => {
    const agents = [
      "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0",
      "curl/8",
    ];
    for (const agent of agents) {
      const credentials = { email: emailOf("sales"), password: desk.passwords.sales };
      await desk.request("/api/desk/sign-in", jsonPost(credentials, { "User-Agent": agent }));
    }
    const account = async () => (await desk.ask("sales", "GET", "/account")).body;
    const { sessions, name } = await account();
    expect(name).toBe("Sales");
    expect(sessions).toHaveLength(3);
    expect(sessions[0].isCurrent).toBe(true);
    expect(JSON.stringify(sessions)).not.toContain("token");
    const browsers = sessions.map(({ browser }: { browser: string }) => browser);
    expect(browsers).toContain("Firefox on Windows");

    const firefox = sessions.find(
      ({ browser }: { browser: string }) => browser === "Firefox on Windows",
    );
    expect((await desk.ask("editor", "DELETE", `/account/sessions/${firefox.id}`)).status).toBe(
      404,
    );
    expect((await desk.ask("sales", "DELETE", `/account/sessions/${firefox.id}`)).status).toBe(200);
    const ended = await desk.ask("sales", "POST", "/account/sessions/end-others", {});
    expect(ended.body).toEqual({ ended: 1 });
    expect((await account()).sessions).toHaveLength(1);

    await desk.ask("sales", "PUT", "/account", { name: "Farida Khan" });
    expect((await account()).name).toBe("Farida Khan");
  });
});
