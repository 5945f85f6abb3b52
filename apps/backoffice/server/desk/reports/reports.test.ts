import { afterAll, beforeAll, expect, it } from "vitest";
import { recordBackup } from "../../backup/last-backup.ts";
import type { LeadRow } from "../../db/rows/lead-rows.ts";
import { createLeadRow } from "../../leads/new-lead.ts";
import type { OwnerReport } from "../../reports/report.ts";
import { testTime } from "../../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../../testing/test-desk.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Monday 16 November 2026, noon in India. */
const monday = Date.parse("2026-11-16T06:30:00Z");

describeOnEachDatabase("the report of the home page", (createDatabase) => {
  let desk: TestDesk;

  beforeAll(async () => {
    desk = await openTestDesk(createDatabase);
    const { db } = desk.services;
    let number = 0;
    const add = (
      kind: LeadRow["kind"],
      at: number,
      status: LeadRow["status"] = "new",
      answeredAfter?: number,
    ) => {
      const given = {
        status,
        answered_at: answeredAfter === undefined ? null : at + answeredAfter,
      };
      const origin = { demo: "google", contact: "/contact", enterprise: null }[kind];
      const lead = {
        ...createLeadRow(kind, at, given),
        ...given,
        origin,
        contact_id: `c${number}`,
      };
      return db
        .insertInto("leads")
        .values({ ...lead, id: `l${number++}` })
        .execute();
    };
    // Answered in time after 10, 20 and 60 minutes, and too late after two days.
    await add("demo", monday, "contacted", 10 * minute);
    await add("demo", monday, "qualified", 20 * minute);
    await add("contact", monday + day, "won", hour);
    await add("enterprise", monday + day, "lost", 2 * day);
    // Not answered: overdue since Tuesday, and not due yet.
    await add("demo", monday);
    await add("demo", testTime - hour);
    // In no figure of the period: spam, and a lead of before.
    await add("contact", monday, "spam");
    await add("demo", testTime - 40 * day, "won", hour);
    await db.updateTable("leads").set({ next_step_at: testTime }).where("id", "=", "l1").execute();
    await db
      .insertInto("search_misses")
      .values([
        { term: "invoice", count: 4, last_at: testTime - day },
        { term: "gst", count: 9, last_at: testTime - 60 * day },
      ])
      .execute();
  });
  afterAll(() => desk.close());

  const read = async (role: "admin" | "sales", query = "") =>
    (await desk.ask(role, "GET", `/reports${query}`)).body;

  /** The ids of the leads to which a figure links. */
  const open = async (link: string) => {
    const filter = new URL(link, "https://desk.example").searchParams.get("filter") ?? "";
    const query = new URLSearchParams(JSON.parse(filter));
    const { body } = await desk.ask("sales", "GET", `/leads?${query}`);
    return body.data.map(({ id }: LeadRow) => id).toSorted();
  };

  it("counts what waits now, each with the view that contains it", async () => {
    expect(await read("sales")).toMatchObject({
      waiting: { count: 2, link: "/leads?filter=%7B%22view%22%3A%22waiting%22%7D" },
      overdue: { count: 1, link: "/leads?filter=%7B%22view%22%3A%22overdue%22%7D" },
      followUps: { count: 1, link: "/leads?filter=%7B%22view%22%3A%22follow-ups%22%7D" },
      mails: { waiting: { count: 0, link: "/outbox" }, dead: { count: 0 } },
      undelivered: { count: 0, link: "/undelivered" },
    });
  });

  it("measures answers of thirty days, without spam and leads that still have time", async () => {
    const { period } = await read("sales");
    expect(period).toMatchObject({ from: "2026-10-23", to: "2026-11-21" });
    expect(period.received.count).toBe(6);
    expect(period.answers).toMatchObject({
      ...{ counted: 5, inTime: { count: 3 } },
      ...{ medianMs: 20 * minute, percentile90Ms: 2 * day },
    });
  });

  it("counts leads by day in India and source, and by status with the rows' filter", async () => {
    const { period } = await read("sales");
    expect(period.days).toHaveLength(30);
    const onDay = (name: string) =>
      Object.fromEntries(
        period.sources.map((source: { name: string; counts: number[] }) => [
          source.name,
          source.counts[period.days.indexOf(name)],
        ]),
      );
    expect(onDay("2026-11-16")).toEqual({ google: 3, "/contact": 0, unknown: 0 });
    expect(onDay("2026-11-17")).toEqual({ google: 0, "/contact": 1, unknown: 1 });
    expect(onDay("2026-11-21")).toEqual({ google: 1, "/contact": 0, unknown: 0 });
    expect(
      period.funnel.map(({ status, count }: { status: string; count: number }) => [status, count]),
    ).toEqual([
      ["new", 2],
      ["contacted", 1],
      ["qualified", 1],
      ["won", 1],
      ["lost", 1],
    ]);
    const filter = { view: "all", from: "2026-10-23", to: "2026-11-21", status: "won" };
    const opened = new URL(period.funnel[3].link, "https://desk.example").searchParams;
    expect(JSON.parse(opened.get("filter") ?? "")).toEqual(filter);
  });

  it("opens exactly the leads that each figure counts", async () => {
    const { period } = await read("sales");
    const { received, answers, sources } = period;
    expect(await open(received.link)).toEqual(["l0", "l1", "l2", "l3", "l4", "l5"]);
    expect(await open(answers.answered.link)).toEqual(["l0", "l1", "l2", "l3"]);
    expect(await open(answers.inTime.link)).toEqual(["l0", "l1", "l2"]);
    expect(await open(answers.late.link)).toEqual(["l3"]);
    expect(await open(answers.missed.link)).toEqual(["l4"]);
    const { answered, inTime, late, missed } = answers;
    expect([answered, inTime, late, missed].map(({ count }) => count)).toEqual([4, 3, 1, 1]);
    // Spam came from this page too.
    const linkOf = (name: string) =>
      sources.find((source: { name: string }) => source.name === name).link;
    expect(await open(linkOf("/contact"))).toEqual(["l2"]);
    expect(await open(linkOf("unknown"))).toEqual(["l3"]);
    expect((await desk.ask("sales", "GET", "/leads?answer=soon")).status).toBe(400);
  });

  it("opens exactly the leads of the sources that are counted together", async () => {
    const { db } = desk.services;
    const at = testTime - 2 * hour;
    const origins = ["mail", "mail", "ads", "ads", "fair, pune", "fair, pune", "rare", "rarer"];
    for (const [index, origin] of origins.entries()) {
      const lead = { ...createLeadRow("demo", at, {}), origin, id: `o${index}` };
      await db.insertInto("leads").values(lead).execute();
    }
    const { period } = await read("sales");
    const names = period.sources.map(({ name }: { name: string }) => name);
    expect(names).toEqual(["google", "ads", "fair, pune", "mail", "/contact", "Other"]);
    const link = new URL(period.sources.at(-1).link, "https://desk.example");
    const { exceptOrigins, ...filter } = JSON.parse(link.searchParams.get("filter") ?? "");
    const query = new URLSearchParams(filter);
    for (const origin of exceptOrigins) query.append("exceptOrigins", origin);
    const { body } = await desk.ask("sales", "GET", `/leads?${query}`);
    await db.deleteFrom("leads").where("id", "like", "o%").execute();
    // One of them has no source at all.
    expect(body.data.map(({ id }: LeadRow) => id).toSorted()).toEqual(["l3", "o6", "o7"]);
    const tooMany = "exceptOrigins=a&".repeat(11);
    expect((await desk.ask("sales", "GET", `/leads?${tooMany}`)).status).toBe(400);
  });

  it("counts by owner, nobody's leads last, each figure with its leads", async () => {
    const { db } = desk.services;
    const session = async (role: "admin" | "sales") =>
      (await desk.ask(role, "GET", "/session")).body.session.person.id;
    const give = (owner: string, ids: string[]) =>
      db.updateTable("leads").set({ owner_id: owner }).where("id", "in", ids).execute();
    await give(await session("sales"), ["l0", "l1", "l3", "l7"]);
    await give(await session("admin"), ["l2"]);
    await give("removed", ["l5"]);
    const { owners } = await read("sales");
    const summary = owners.map((owner: OwnerReport) => [
      ...[owner.name, owner.received.count, owner.inTime.count, owner.counted, owner.won.count],
    ]);
    const opened = [];
    for (const { received, inTime, won } of owners) {
      opened.push([await open(received.link), await open(inTime.link), await open(won.link)]);
    }
    await db.updateTable("leads").set({ owner_id: null }).execute();
    expect(summary).toEqual([
      ["Sales", 3, 2, 3, 0],
      ["", 1, 0, 0, 0],
      ["Admin", 1, 1, 1, 1],
      [null, 1, 0, 1, 0],
    ]);
    expect(opened).toEqual([
      [["l0", "l1", "l3"], ["l0", "l1"], []],
      [["l5"], [], []],
      [["l2"], ["l2"], ["l2"]],
      [["l4"], [], []],
    ]);
  });

  it("has the figures of last week from Monday to Sunday when they are asked for", async () => {
    desk.clock.now = monday + 7 * day;
    const { period } = await read("sales", "?period=last-week");
    desk.clock.now = testTime;
    expect(period).toMatchObject({
      ...{ from: "2026-11-16", to: "2026-11-22", received: { count: 6 } },
    });
    expect((await desk.ask("sales", "GET", "/reports?period=yesterday")).status).toBe(400);
  });

  it("has no times while nothing is answered, and the length that is asked for", async () => {
    desk.clock.now = testTime + 120 * day;
    const { period, waiting } = await read("sales", "?days=7");
    desk.clock.now = testTime;
    expect(waiting.count).toBe(2);
    expect(period).toMatchObject({ received: { count: 0 }, sources: [] });
    expect(period.answers).toMatchObject({
      ...{ counted: 0, inTime: { count: 0 }, medianMs: null, percentile90Ms: null },
    });
    expect((await read("sales", "?days=90")).period.received.count).toBe(7);
    expect((await desk.ask("sales", "GET", "/reports?days=100000")).status).toBe(400);
  });

  it("shows content figures only to roles that may read them", async () => {
    expect((await read("sales")).content).toBeNull();
    expect((await read("admin")).content).toEqual({
      searches: { count: 1, link: "/searches" },
      unhelpful: { count: 0, link: "/feedback" },
    });
  });

  it("says when the last backup was made, or that none is recorded", async () => {
    expect((await read("admin")).lastBackupAt).toBeNull();
    recordBackup(desk.services.settings.dataDir, new Date(testTime));
    expect((await read("admin")).lastBackupAt).toBe("2026-11-21T04:30:00.000Z");
  });
});
