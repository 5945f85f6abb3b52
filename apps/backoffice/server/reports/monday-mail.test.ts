import { afterEach, beforeEach, expect, it } from "vitest";
import type { LeadRow } from "../db/rows/lead-rows.ts";
import { createLeadRow } from "../leads/new-lead.ts";
import { selectFullMails } from "../mail/full-mails.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { emailOf, openTestDesk, type TestDesk } from "../testing/test-desk.ts";
import { createMondayMail } from "./monday-mail.ts";

const hour = 60 * 60_000;
const day = 24 * hour;
/** Monday 23 November 2026, nine in the morning in India. */
const nine = Date.parse("2026-11-23T03:30:00Z");

describeOnEachDatabase("the Monday mail", (createDatabase) => {
  let desk: TestDesk;

  beforeEach(async () => {
    desk = await openTestDesk(createDatabase);
    const { db } = desk.services;
    const add = (id: string, at: number, given: Partial<LeadRow> = {}) =>
      db
        .insertInto("leads")
        .values({ ...createLeadRow("demo", at, {}), ...given, id, contact_id: id })
        .execute();
    // Two leads of last week, one of the week before, one of this Monday.
    await add("l1", nine - 5 * day, { status: "won", answered_at: nine - 5 * day + 2 * hour });
    await add("l2", nine - 4 * day);
    await add("l3", nine - 9 * day, { status: "contacted", answered_at: nine - 9 * day + hour });
    await add("l4", nine - hour);
  });
  afterEach(() => desk.close());

  const checkAt = async (time: number, writer = createMondayMail(desk.services)) => {
    desk.clock.now = time;
    await writer.check();
  };
  const readMails = () =>
    selectFullMails(desk.services.db)
      .where("kind", "=", "monday-mail")
      .orderBy("recipient")
      .execute();

  it("goes to administrators and sales people on Monday at nine, once for several back offices", async () => {
    await checkAt(nine - 1);
    expect(await readMails()).toEqual([]);
    const offices = [createMondayMail(desk.services), createMondayMail(desk.services)];
    desk.clock.now = nine;
    await Promise.all(offices.map((office) => office.check()));
    await checkAt(nine + 5 * hour);
    const recipients = (await readMails()).map(({ recipient }) => recipient);
    expect(recipients).toEqual([emailOf("admin"), emailOf("sales")]);
  });

  it("comes again the next Monday, and on no other day", async () => {
    await checkAt(nine + 2 * hour);
    for (let days = 1; days < 7; days += 1) await checkAt(nine + days * day);
    expect(await readMails()).toHaveLength(2);
    await checkAt(nine + 7 * day);
    expect(await readMails()).toHaveLength(4);
  });

  it("has the figures of last week and of the week before, each with the address of its rows", async () => {
    await checkAt(nine);
    const mail = (await readMails()).find(({ recipient }) => recipient === emailOf("sales"));
    const { backofficeUrl } = desk.services.settings;
    expect(mail?.subject).toBe("Leads of last week: 2 new, 2 waiting");
    const text = mail?.body_text ?? "";
    expect(text).toContain("16 Nov 2026 to 22 Nov 2026");
    expect(text).toContain(
      `Waiting now: 2\n${backofficeUrl}/admin/leads?filter=%7B%22view%22%3A%22waiting%22%7D`,
    );
    const [, link = ""] = /New leads: 2; before: 1\n(\S+)/.exec(text) ?? [];
    const filter = JSON.parse(new URL(link).searchParams.get("filter") ?? "");
    expect(filter).toEqual({
      ...{ view: "all", from: "2026-11-16", to: "2026-11-22" },
      status: "not-spam",
    });
    expect(text).toContain("Won: 1; before: 0");
    expect(text).toContain("Answered in time: 50% (1 of 2); before: 100% (1 of 1)");
    expect(text).toContain("Answered late: 0; before: 0");
    expect(text).toContain("Not answered in time: 1; before: 0");
    expect(text).toContain("First answer, median: 2 h; before: 1 h");
    expect(text).toContain("Last backup: none is recorded");
    expect(mail?.body_html).toContain(
      `href="${backofficeUrl}/admin/leads?filter=%7B%22view%22%3A%22waiting%22%7D"`,
    );
  });

  it("tells only administrators about searches and articles", async () => {
    await checkAt(nine);
    const [admin, sales] = await readMails();
    expect(admin?.body_text).toContain("Searches without results: 0");
    expect(sales?.body_text).not.toContain("Searches without results");
  });

  it("stops for those who switch it off where its link leads", async () => {
    const own = await desk.ask("sales", "GET", "/monday-mail");
    expect(own.body).toEqual({ isOn: true, isForRole: true });
    const off = await desk.ask("sales", "PUT", "/monday-mail", { isOn: false });
    expect(off.body).toEqual({ isOn: false, isForRole: true });
    await checkAt(nine);
    const mails = await readMails();
    expect(mails.map(({ recipient }) => recipient)).toEqual([emailOf("admin")]);
    expect(mails[0]?.body_text).toContain("/admin/monday-mail");
    expect((await desk.ask("editor", "GET", "/monday-mail")).body.isForRole).toBe(false);
    expect((await desk.ask("sales", "PUT", "/monday-mail", { isOn: "no" })).status).toBe(400);
  });
});
