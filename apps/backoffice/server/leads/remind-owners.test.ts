import { afterAll, beforeAll, expect, it } from "vitest";
import { selectFullMails } from "../mail/full-mails.ts";
import { testTime } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../testing/test-desk.ts";
import { createLeadRow } from "./new-lead.ts";
import { createReminders } from "./remind-owners.ts";

const hour = 60 * 60_000;

describeOnEachDatabase("the reminder of a next step", (createDatabase) => {
  let desk: TestDesk;
  let id: string;
  beforeAll(async () => {
    desk = await openTestDesk(createDatabase);
    const { person } = (await desk.ask("sales", "GET", "/session")).body.session;
    const lead = createLeadRow("contact", testTime - 48 * hour, {
      name: "Rekha Parmar",
      email: "rekha@parmar.example",
      status: "contacted",
    });
    id = lead.id;
    const step = { owner_id: person.id, next_step: "Send the quote" };
    await desk.services.db
      .insertInto("leads")
      .values([
        { ...lead, ...step, next_step_at: testTime + hour },
        { ...lead, id: "long-ago", ...step, next_step_at: testTime - 25 * hour },
        { ...lead, id: "planned", ...step, next_step_at: testTime + 10 * hour },
        { ...lead, id: "nobody's", next_step_at: testTime - hour },
      ])
      .execute();
  });
  afterAll(() => desk.close());

  const checkAt = async (time: number) => {
    desk.clock.now = time;
    // Two back offices check at the same moment.
    const { check } = createReminders(desk.services);
    await Promise.all([check(), check()]);
    const mails = await selectFullMails(desk.services.db).execute();
    return mails;
  };

  it("is one mail to the owner at its time, and another one for a new time", async () => {
    expect(await checkAt(testTime + hour - 1)).toEqual([]);
    const mails = await checkAt(testTime + hour);
    expect(mails).toMatchObject([
      {
        lead_id: id,
        kind: "lead-reminder",
        recipient: "sales@desk.example",
        reply_to: "rekha@parmar.example",
        subject: "Next step due: Rekha Parmar",
        state: "pending",
      },
    ]);
    expect(mails[0]?.body_text).toContain("Send the quote");
    expect(mails[0]?.body_text).toContain("You planned this for 21 Nov 2026, 11:00 am IST.");
    expect(await checkAt(testTime + 2 * hour)).toHaveLength(1);

    // Another text for the same time is no reason for another mail.
    const seen = (await desk.ask("sales", "GET", `/leads/${id}`)).body;
    const text = { changedAt: seen.changedAt, nextStep: "Send the new quote" };
    expect((await desk.ask("sales", "PATCH", `/leads/${id}`, text)).status).toBe(200);
    expect(await checkAt(testTime + 2 * hour)).toHaveLength(1);

    const { changedAt } = (await desk.ask("sales", "GET", `/leads/${id}`)).body;
    const nextStepAt = new Date(testTime + 3 * hour).toISOString();
    const { status } = await desk.ask("sales", "PATCH", `/leads/${id}`, { changedAt, nextStepAt });
    expect(status).toBe(200);
    expect(await checkAt(testTime + 3 * hour)).toHaveLength(2);
  });

  it("does not go to an owner who may no longer read leads", async () => {
    const { data } = (await desk.ask("admin", "GET", "/people")).body;
    const owner = data.find((row: { email: string }) => row.email === "sales@desk.example");
    const { changedAt } = (await desk.ask("sales", "GET", `/leads/${id}`)).body;
    const nextStepAt = new Date(testTime + 5 * hour).toISOString();
    await desk.ask("sales", "PATCH", `/leads/${id}`, { changedAt, nextStepAt });
    await desk.ask("admin", "PUT", `/people/${owner.id}`, { role: "editor" });
    expect(await checkAt(testTime + 5 * hour)).toHaveLength(2);
    await desk.ask("admin", "PUT", `/people/${owner.id}`, { role: "sales" });
  });

  it("is sent up to a day late, after a stop", async () => {
    const mails = await checkAt(testTime + 34 * hour - 1);
    expect(mails.map(({ lead_id }) => lead_id)).toEqual([id, id, "planned"]);
  });
});
