import { afterAll, beforeAll, expect, it } from "vitest";
import type { MailRow } from "../../db/rows/mail-rows.ts";
import { createLeadRow } from "../../leads/new-lead.ts";
import { composeContactMessage } from "../../mail/compose/contact-message.ts";
import { insertMails } from "../../mail/full-mails.ts";
import { testTime } from "../../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../../testing/test-desk.ts";

describeOnEachDatabase("the desk's outbox", (createDatabase) => {
  let desk: TestDesk;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    desk = await openTestDesk(createDatabase);
    const { db, mailAddresses } = desk.services;
    const lead = createLeadRow("contact", testTime, {
      name: "Gurpreet Singh",
      email: "gurpreet@tractors.example",
      message: "<img src=x onerror=alert(1)>",
    });
    await db.insertInto("leads").values(lead).execute();
    for (const state of ["held", "pending", "sending", "sent", "dead", "suppressed"] as const) {
      const change: Partial<MailRow> = {
        state,
        attempts: 3,
        subject: `A ${state} mail`,
        lease_until: state === "sending" ? testTime + 60_000 : null,
        last_error: ["pending", "dead"].includes(state) ? "The mail server said: 550 no" : null,
      };
      const mails = composeContactMessage(lead, mailAddresses).map((mail) => ({
        ...mail,
        ...change,
      }));
      ids[state] = mails[0]?.id ?? "";
      await db.transaction().execute((trx) => insertMails(trx, mails));
    }
  });
  afterAll(() => desk.close());

  it("lists mails with their state, by state and by search", async () => {
    const all = await desk.ask("sales", "GET", "/outbox");
    expect(all.body.total).toBe(6);
    const dead = await desk.ask("sales", "GET", "/outbox?state=dead");
    expect(dead.body.data).toMatchObject([
      { id: ids.dead, state: "dead", lastError: "The mail server said: 550 no", attempts: 3 },
    ]);
    expect((await desk.ask("sales", "GET", "/outbox?q=A%20held")).body.total).toBe(1);
    expect((await desk.ask("sales", "GET", "/outbox?state=lost")).status).toBe(400);
  });

  it("counts waiting mails, those of them that failed, and dead mails", async () => {
    const { body } = await desk.ask("sales", "GET", "/today");
    expect(body.mails).toEqual({ waiting: 3, failedAttempts: 1, dead: 1, suppressed: 1 });
  });

  it("shows one mail, with its body at another address", async () => {
    const { body } = await desk.ask("sales", "GET", `/outbox/${ids.dead}`);
    expect(body).toMatchObject({ state: "dead", replyTo: "gurpreet@tractors.example" });
    expect(body.messageId).toContain(ids.dead);
    expect(body).not.toHaveProperty("bodyHtml");
    expect((await desk.ask("sales", "GET", "/outbox/unknown")).status).toBe(404);
  });

  it("serves the body so that nothing in it runs and no other site frames it", async () => {
    const { body, headers, status } = await desk.ask("sales", "GET", `/outbox/${ids.dead}/body`);
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toMatch(/^text\/html/);
    const policy = headers.get("Content-Security-Policy")?.split("; ");
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "frame-ancestors 'self'", "sandbox"]),
    );
    expect(policy?.join()).not.toContain("script-src");
    expect(body).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(body).not.toContain("<img src=x");
  });

  it.each(["held", "pending", "sent", "dead", "suppressed"])(
    "sends a %s mail again with new attempts",
    async (state) => {
      desk.clock.now = testTime + 5_000;
      const { status, body } = await desk.ask("sales", "POST", `/outbox/${ids[state]}/send`, {});
      expect(status).toBe(200);
      const dueAt = new Date(desk.clock.now).toISOString();
      expect(body).toMatchObject({ state: "pending", attempts: 0, dueAt });
    },
  );

  it("answers 409 for a mail that is being sent", async () => {
    const { status, body } = await desk.ask("sales", "POST", `/outbox/${ids.sending}/send`, {});
    expect(status).toBe(409);
    expect(body.message).toBe("This mail is being sent right now");
    expect((await desk.ask("sales", "GET", `/outbox/${ids.sending}`)).body.state).toBe("sending");
    expect(await desk.ask("sales", "POST", "/outbox/unknown/send", {})).toMatchObject({
      status: 404,
      body: { message: "There is no such mail" },
    });
  });
});
