import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setPassword } from "../../auth/people.ts";
import type { LeadRow } from "../../db/rows/lead-rows.ts";
import { createLeadRow } from "../../leads/new-lead.ts";
import { insertLead } from "../../leads/store-lead.ts";
import { testTime } from "../../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../../testing/test-desk.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

describeOnEachDatabase("the queue of leads", (createDatabase) => {
  let desk: TestDesk;
  let me: string;

  beforeAll(async () => {
    desk = await openTestDesk(createDatabase);
    me = (await desk.ask("sales", "GET", "/session")).body.session.person.id;
    const { db, databaseKind } = desk.services;
    const rows: [string, number, Partial<LeadRow>][] = [
      // The clock of the tests is at 10:00 in India, so the day began ten hours ago.
      ["asha", -hour, {}],
      ["bala", -9 * hour, { owner_id: me }],
      ["chitra", -11 * hour, { review: "captcha-unchecked" }],
      ["dev", -6 * day, { answer_due_at: testTime - 4 * day }],
      ["esha", -5 * day, { answer_due_at: testTime - 5 * day }],
      [
        "farid",
        -2 * day,
        { status: "contacted", owner_id: me, next_step_at: testTime + 13 * hour },
      ],
      ["gita", -3 * day, { status: "qualified", next_step_at: testTime + 15 * hour }],
      ["hari", -4 * day, { status: "won", owner_id: me, origin: "google" }],
      ["indu", -30 * day, { status: "spam", review: "captcha-absent", released_at: testTime }],
    ];
    for (const [name, age, given] of rows) {
      const row = createLeadRow("contact", testTime + age, { name, answer_due_at: testTime + day });
      await db.transaction().execute((trx) => insertLead(trx, databaseKind, { ...row, ...given }));
    }
  });
  afterAll(() => desk.close());

  const list = async (query: string) => {
    const { body } = await desk.ask("sales", "GET", `/leads?${query}`);
    const names: string[] = body.data.map(({ name }: LeadRow) => name);
    return { names: names.join(" "), total: body.total, meta: body.meta };
  };

  it.each([
    ["waiting", "dev esha chitra bala asha"],
    ["overdue", "esha dev"],
    ["mine", "bala farid"],
    ["follow-ups", "farid"],
    ["today", "asha bala"],
    ["all", "asha bala chitra farid gita hari esha dev indu"],
  ])("shows in the view %s exactly its leads, in the order of the work", async (view, names) => {
    const count = names.split(" ").length;
    expect(await list(`view=${view}`)).toEqual({ names, total: count, meta: { isCapped: false } });
    const { body } = await desk.ask("sales", "GET", "/leads/counts");
    expect(body[view]).toEqual({ total: count, isCapped: false });
  });

  it("shows each person their own leads", async () => {
    expect((await desk.ask("admin", "GET", "/leads/counts")).body.mine.total).toBe(0);
    expect((await desk.ask("admin", "GET", "/leads?view=mine")).body.data).toEqual([]);
  });

  it.each([
    ["status=won", "hari"],
    ["owner=nobody&view=waiting", "dev esha chitra asha"],
    ["origin=google", "hari"],
    ["review=held", "chitra"],
    ["from=2026-11-20&to=2026-11-20", "chitra"],
    ["to=2026-11-15", "dev indu"],
    ["from=2026-11-21", "asha bala"],
    ["view=waiting&q=bal", "bala"],
    ["view=all&kind=demo", ""],
  ])("is filtered by %s", async (query, names) => {
    expect((await list(query)).names).toBe(names);
  });

  it("is exported by chosen leads", async () => {
    const { body } = await desk.ask("sales", "GET", "/leads?origin=google");
    const file = await desk.ask("sales", "GET", `/leads/file?ids=${body.data[0].id},none`);
    expect(file.body.split("\r\n")).toHaveLength(3);
    expect(file.body).toContain("hari");
  });

  it("is filtered by owner", async () => {
    expect((await list(`owner=${me}`)).names).toBe("bala farid hari");
  });

  it("offers the people who work with leads and the origins", async () => {
    const { body } = await desk.ask("support", "GET", "/leads/options");
    expect(body.owners.map(({ name }: { name: string }) => name)).toEqual(["Admin", "Sales"]);
    expect(body).toMatchObject({ origins: ["google"], isByTurn: false });
  });

  it("counts to a thousand", async () => {
    const { db, databaseKind } = desk.services;
    const add = (count: number) =>
      db.transaction().execute(async (trx) => {
        for (let i = 0; i < count; i++) {
          const row = createLeadRow("demo", testTime - 60 * day, { name: `Jaya ${i}` });
          await insertLead(trx, databaseKind, row);
        }
      });
    await add(1_000);
    expect(await list("kind=demo&perPage=1")).toMatchObject({
      total: 1_000,
      meta: { isCapped: false },
    });
    await add(1);
    expect(await list("kind=demo&perPage=1")).toMatchObject({
      total: 1_000,
      meta: { isCapped: true },
    });
    expect((await list("q=jaya%20999&perPage=1")).names).toBe("Jaya 999");
    const newest = createLeadRow("demo", testTime - 59 * day, { name: "Jaya Zaveri" });
    await db.transaction().execute((trx) => insertLead(trx, databaseKind, newest));
    expect(await list("q=jaya&perPage=1")).toEqual({
      names: "Jaya Zaveri",
      total: 50,
      meta: { isCapped: true },
    });
    await db.deleteFrom("leads").where("kind", "=", "demo").execute();
    expect((await list("q=jaya")).total).toBe(0);
    const { words } = await db
      .selectFrom("lead_words")
      .select(({ fn }) => fn.countAll<number>().as("words"))
      .where("word", "like", "jaya%")
      .executeTakeFirstOrThrow();
    expect(words).toBe(0);
  });

  describe("when it is changed", () => {
    const find = async (name: string) =>
      (await desk.ask("sales", "GET", `/leads?q=${name}`)).body.data[0];
    const eventsOf = async (id: string) =>
      (
        await desk.services.db
          .selectFrom("lead_events")
          .select(["kind", "person_id", "details"])
          .where("lead_id", "=", id)
          .where("kind", "!=", "received")
          .orderBy("created_at")
          .execute()
      ).map(({ kind, person_id, details }) => [kind, person_id, JSON.parse(details ?? "{}")]);

    it("records who changed what, and starts and stops the answer clock", async () => {
      const asha = await find("asha");
      const path = `/leads/${asha.id}`;
      desk.clock.now += 60_000;
      const changed = await desk.ask("sales", "PATCH", path, {
        ...{ changedAt: asha.changedAt, status: "contacted", ownerId: me },
        ...{ nextStep: "Send the price list", nextStepAt: "2026-11-22T04:30:00.000Z" },
      });
      expect(changed.status).toBe(200);
      expect(changed.body).toMatchObject({
        status: "contacted",
        owner: { id: me, name: "Sales" },
        nextStep: "Send the price list",
        nextStepAt: "2026-11-22T04:30:00.000Z",
        answeredAt: "2026-11-21T04:31:00.000Z",
        changedAt: "2026-11-21T04:31:00.000Z",
      });
      const at = Date.parse("2026-11-22T04:30:00.000Z");
      expect(await eventsOf(asha.id)).toEqual([
        ["status", me, { from: "new", to: "contacted" }],
        ["owner", me, { from: null, to: me }],
        [
          "next-step",
          me,
          { from: { text: null, at: null }, to: { text: "Send the price list", at } },
        ],
      ]);

      // Undoing it is another change.
      const { changedAt } = changed.body;
      const undone = await desk.ask("sales", "PATCH", path, { changedAt, status: "new" });
      expect(undone.body).toMatchObject({ status: "new", answeredAt: null });
      expect(undone.body.changedAt).toBe("2026-11-21T04:31:00.001Z");
      const spam = { changedAt: undone.body.changedAt, status: "spam" };
      expect((await desk.ask("sales", "PATCH", path, spam)).body).toMatchObject({
        ...{ status: "spam", answeredAt: null, nextStep: null, nextStepAt: null },
      });
    });

    it("answers 409 with the current lead to somebody who has not seen the last change", async () => {
      const { id, changedAt } = await find("bala");
      const path = `/leads/${id}`;
      const won = await desk.ask("admin", "PATCH", path, { changedAt, status: "won" });
      expect(won.status).toBe(200);
      for (const [method, to, body] of [
        ["PATCH", path, { status: "spam" }],
        ["POST", `${path}/activities`, { kind: "note", note: "Mine" }],
      ] as const) {
        const late = await desk.ask("sales", method, to, { changedAt, ...body });
        expect(late.status).toBe(409);
        expect(late.body).toMatchObject({
          message: "Somebody has changed this lead in the meantime. Nothing of yours was saved.",
          lead: { id, status: "won", changedAt: won.body.changedAt },
        });
      }
      expect(await eventsOf(id)).toHaveLength(1);
    });

    it("keeps a call with its outcome, the note and what follows", async () => {
      const { id, changedAt } = await find("chitra");
      const { status, body } = await desk.ask("sales", "POST", `/leads/${id}/activities`, {
        ...{ changedAt, kind: "call", outcome: "reached", note: " Wants a demo " },
        ...{ status: "contacted", nextStepAt: "2026-11-22T04:30:00.000Z" },
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: "contacted", nextStepAt: "2026-11-22T04:30:00.000Z" });
      expect((await eventsOf(id)).slice(0, 2)).toEqual([
        ["call", me, { outcome: "reached", note: "Wants a demo" }],
        ["status", me, { from: "new", to: "contacted" }],
      ]);
    });

    it("keeps a next step without a note, and records no note", async () => {
      const { id, changedAt } = await find("gita");
      const { status, body } = await desk.ask("sales", "POST", `/leads/${id}/activities`, {
        ...{ changedAt, kind: "note", note: "" },
        ...{ nextStep: "Call again", nextStepAt: "2026-11-23T04:30:00.000Z" },
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({ nextStep: "Call again" });
      expect((await eventsOf(id)).map(([kind]) => kind)).toEqual(["next-step"]);
    });

    it("lets support remove a next step without a note", async () => {
      const { id, changedAt } = await find("gita");
      const { status, body } = await desk.ask("support", "POST", `/leads/${id}/activities`, {
        ...{ changedAt, kind: "note", note: "", nextStep: null, nextStepAt: null },
      });
      expect([status, body.nextStep, body.nextStepAt]).toEqual([200, null, null]);
      expect((await eventsOf(id)).map(([kind]) => kind)).toEqual(["next-step", "next-step"]);
    });

    it("takes a next step from today on, in India, unless an overdue one stays or comes back", async () => {
      const { db, databaseKind } = desk.services;
      const overdue = "2026-11-19T04:30:00.000Z";
      const row = {
        ...createLeadRow("contact", testTime, { name: "Pallavi" }),
        ...{ next_step: "Call", next_step_at: Date.parse(overdue) },
      };
      await db.transaction().execute((trx) => insertLead(trx, databaseKind, row));
      const change = async (body: object) => {
        const { changedAt } = await find("pallavi");
        return desk.ask("sales", "PATCH", `/leads/${row.id}`, { changedAt, ...body });
      };
      const past = await change({ nextStepAt: "2026-11-20T18:29:59.999Z" });
      expect([past.status, past.body.errors]).toEqual([
        ...[400, { nextStepAt: "Please choose today or a later day for the next step" }],
      ]);
      expect((await change({ nextStep: "Visit", nextStepAt: overdue })).status).toBe(200);
      expect((await change({ status: "won" })).status).toBe(200);
      const otherDay = { status: "new", nextStepAt: "2026-11-18T04:30:00.000Z" };
      expect((await change(otherDay)).status).toBe(400);
      const undone = { status: "new", nextStep: "Visit", nextStepAt: overdue };
      expect((await change(undone)).body).toMatchObject(undone);
      expect((await change({ nextStepAt: "2026-11-20T18:30:00.000Z" })).status).toBe(200);
      desk.clock.now += 60_000;
      expect((await change({ status: "contacted" })).status).toBe(200);
      const late = await change({ nextStepAt: overdue });
      desk.clock.now -= 60_000;
      expect(late.status).toBe(400);
    });

    it("rejects what contradicts itself, with a sentence at its field", async () => {
      const { id, changedAt } = await find("dev");
      const patch = (body: object) =>
        desk.ask("sales", "PATCH", `/leads/${id}`, { changedAt, ...body });
      const act = (body: object) =>
        desk.ask("sales", "POST", `/leads/${id}/activities`, { changedAt, ...body });
      const answers = [
        await patch({ status: "lost" }),
        await patch({ status: "won", nextStepAt: "2026-11-22T04:30:00.000Z" }),
        await patch({ nextStep: "Call" }),
        await patch({ ownerId: "nobody-known" }),
        await patch({ changedAt: undefined, status: "won" }),
        await act({ kind: "note" }),
        await act({ kind: "call" }),
      ];
      expect(answers.map(({ status, body }) => [status, body.errors])).toEqual([
        [400, { lostReason: "Please choose why it was lost" }],
        [400, { nextStepAt: "A closed lead has no next step" }],
        [400, { nextStepAt: "Please choose a day for the next step" }],
        [400, { ownerId: "Please choose a person who works with leads" }],
        [400, { changedAt: "changedAt must be the time at which the lead was last changed" }],
        [400, { note: "Please write a note" }],
        [400, { outcome: "Please choose how it went" }],
      ]);
      expect((await patch({ status: "lost", lostReason: "price" })).body.lostReason).toBe("price");
      const unknown = await desk.ask("sales", "PATCH", "/leads/none", { changedAt });
      expect([unknown.status, unknown.body.message]).toEqual([404, "There is no such lead"]);
    });

    it("keeps what a change does not mention, and records only what differs", async () => {
      const { db, databaseKind } = desk.services;
      const row = createLeadRow("contact", testTime - 90 * day, { name: "Omkar" });
      await db.transaction().execute((trx) => insertLead(trx, databaseKind, row));
      let { changedAt } = await find("omkar");
      const patch = async (change: object) => {
        const { body } = await desk.ask("sales", "PATCH", `/leads/${row.id}`, {
          ...{ changedAt, ...change },
        });
        const { status, lostReason, owner, nextStep, nextStepAt } = body;
        changedAt = body.changedAt;
        return [status, lostReason, owner?.id ?? null, nextStep, nextStepAt];
      };
      const [at, later] = ["2026-11-23T04:30:00.000Z", "2026-11-24T04:30:00.000Z"];

      const first = await patch({ nextStep: "Call", nextStepAt: at });
      expect(first).toEqual(["new", null, null, "Call", at]);
      expect(await patch({ nextStep: "Visit" })).toEqual(["new", null, null, "Visit", at]);
      expect(await patch({ nextStepAt: later })).toEqual(["new", null, null, "Visit", later]);
      const before = changedAt;
      expect(await patch({ status: "new", nextStep: "Visit" })).toEqual([
        ...["new", null, null, "Visit", later],
      ]);
      expect(changedAt).toBe(before);
      const lost = await patch({ status: "lost", lostReason: "price" });
      expect(lost).toEqual(["lost", "price", null, null, null]);
      expect(await patch({ ownerId: me })).toEqual(["lost", "price", me, null, null]);
      expect(await patch({ lostReason: "other" })).toEqual(["lost", "other", me, null, null]);
      expect(await patch({ status: "contacted" })).toEqual(["contacted", null, me, null, null]);

      const step = (text: string | null, time: string | null) => ({
        ...{ text, at: time && Date.parse(time) },
      });
      expect(await eventsOf(row.id)).toEqual([
        ["next-step", me, { from: step(null, null), to: step("Call", at) }],
        ["next-step", me, { from: step("Call", at), to: step("Visit", at) }],
        ["next-step", me, { from: step("Visit", at), to: step("Visit", later) }],
        ["status", me, { from: "new", to: "lost", reason: "price" }],
        ["next-step", me, { from: step("Visit", later), to: step(null, null) }],
        ["owner", me, { from: null, to: me }],
        ["status", me, { from: "lost", to: "lost", reason: "other" }],
        ["status", me, { from: "lost", to: "contacted" }],
      ]);
    });

    it("lets support take notes, but not change the status or the owner", async () => {
      const { id, changedAt } = await find("esha");
      const path = `/leads/${id}/activities`;
      const note = { changedAt, kind: "note", note: "Asked about invoices" };
      expect((await desk.ask("support", "POST", path, { ...note, status: "won" })).status).toBe(
        403,
      );
      expect((await desk.ask("support", "POST", path, note)).status).toBe(200);
    });

    it("changes several at once, and says which ones it did not change", async () => {
      const [esha, gita] = [await find("esha"), await find("gita")];
      const leads = [
        { id: esha.id, changedAt: esha.changedAt },
        { id: gita.id, changedAt: "2020-01-01T00:00:00.000Z" },
      ];
      const { status, body } = await desk.ask("sales", "POST", "/leads/bulk", {
        leads,
        ownerId: me,
      });
      expect(status).toBe(200);
      expect(body.changed).toMatchObject([{ id: esha.id, owner: { id: me } }]);
      expect(body.failed).toEqual([
        { id: gita.id, message: "Changed by somebody else in the meantime." },
      ]);
      const many = Array.from({ length: 501 }, () => leads[0]);
      const tooMany = await desk.ask("sales", "POST", "/leads/bulk", { leads: many, ownerId: me });
      expect(tooMany.body.errors).toEqual({ leads: "Please choose at most 500 leads" });
    });
  });

  it("gives new leads by turn to the people of sales who have a password while this is switched on", async () => {
    const { auth, db, databaseKind } = desk.services;
    const { body } = await desk.ask("admin", "PUT", "/leads/by-turn", { isByTurn: true });
    expect(body).toEqual({ isByTurn: true });
    const second = { id: "zz", name: "Zoya", email: "zoya@desk.example", role: "sales" };
    const dates = { emailVerified: 0, createdAt: "2026-11-21", updatedAt: "2026-11-21" };
    await db
      .insertInto("auth_people")
      .values({
        ...second,
        ...(databaseKind === "postgres" ? { ...dates, emailVerified: false } : dates),
      } as typeof second)
      .execute();
    const ownerNames = async () => {
      const { owners } = (await desk.ask("sales", "GET", "/leads/options")).body;
      return owners.map(({ name }: { name: string }) => name);
    };
    const receive = async (name: string) => {
      const row = createLeadRow("contact", testTime, { name });
      await db.transaction().execute((trx) => insertLead(trx, databaseKind, row));
      return (await desk.ask("sales", "GET", `/leads/${row.id}`)).body.owner;
    };
    // Zoya is only invited, and can't sign in.
    expect(await receive("Ila")).toMatchObject({ id: me });
    expect(await receive("Jai")).toMatchObject({ id: me });
    expect(await ownerNames()).toEqual(["Admin", "Sales"]);
    const { id, changedAt } = (await desk.ask("sales", "GET", "/leads?q=jai")).body.data[0];
    const chosen = await desk.ask("sales", "PATCH", `/leads/${id}`, { changedAt, ownerId: "zz" });
    expect([chosen.status, chosen.body.errors]).toEqual([
      ...[400, { ownerId: "Please choose a person who works with leads" }],
    ]);
    await db.updateTable("leads").set({ owner_id: "zz" }).where("id", "=", id).execute();
    expect(await ownerNames()).toEqual(["Admin", "Sales", "Zoya"]);
    await db.updateTable("leads").set({ owner_id: me }).where("id", "=", id).execute();
    await setPassword(auth, "zz", "a-password-of-her-own", null);
    expect(await ownerNames()).toEqual(["Admin", "Sales", "Zoya"]);
    expect(await receive("Kavi")).toEqual({ id: "zz", name: "Zoya" });
    expect(await receive("Kiran")).toMatchObject({ id: me });
    expect(await receive("Lata")).toEqual({ id: "zz", name: "Zoya" });
    const given = await db
      .selectFrom("lead_events")
      .innerJoin("leads", "leads.id", "lead_events.lead_id")
      .select(["person_id", "details"])
      .where("lead_events.kind", "=", "owner")
      .where("leads.name", "=", "Lata")
      .execute();
    expect(given).toEqual([{ person_id: null, details: '{"from":null,"to":"zz"}' }]);
    expect(await receive("Mani")).toMatchObject({ id: me });
    expect((await desk.ask("sales", "PUT", "/leads/by-turn", { isByTurn: false })).status).toBe(
      403,
    );
    const setRole = (role: "sales" | "editor") =>
      db.updateTable("auth_people").set({ role }).where("id", "in", [me, "zz"]).execute();
    await setRole("editor");
    const row = createLeadRow("contact", testTime, { name: "Omi" });
    await db.transaction().execute((trx) => insertLead(trx, databaseKind, row));
    expect((await desk.ask("admin", "GET", `/leads/${row.id}`)).body.owner).toBeNull();
    await setRole("sales");
    await desk.ask("admin", "PUT", "/leads/by-turn", { isByTurn: false });
    expect(await receive("Nila")).toBeNull();
  });
});
