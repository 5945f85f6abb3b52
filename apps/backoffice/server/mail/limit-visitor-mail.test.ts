import { afterEach, beforeEach, expect, it } from "vitest";
import type { MailRow } from "../db/rows/mail-rows.ts";
import { apiPath } from "../http/app-env.ts";
import { demoFields, fillForm } from "../testing/lead-bodies.ts";
import { openSmtpSink, type SmtpSink } from "../testing/smtp-sink.ts";
import { jsonPost } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../testing/test-desk.ts";
import { writeMail } from "../testing/write-mail.ts";
import { createOutbox, type Outbox } from "./outbox.ts";

const hour = 60 * 60_000;
const sales = "sales@desk.example";

describeOnEachDatabase("mails to an address that a visitor typed", (createDatabase) => {
  let sink: SmtpSink;
  let desk: TestDesk;
  let outbox: Outbox;
  let visitor = 0;

  beforeEach(async () => {
    sink = await openSmtpSink();
    desk = await openTestDesk(createDatabase, { SMTP_URL: sink.url, SALES_TO: sales });
    outbox = createOutbox(desk.services);
  });
  afterEach(async () => {
    await outbox.stop();
    await desk.close();
    await sink.close();
  });

  /** Sends calls 1 and 2 from a new client address; returns both answers. */
  async function book(email: string): Promise<unknown[]> {
    visitor += 1;
    const from = `198.51.${visitor >> 8}.${visitor % 256}`;
    const { path, headers, body } = await fillForm(desk, "demo");
    const booked = await desk.request(path, jsonPost({ ...body, email }, headers), from);
    const { whatsApp: phone, ...others } = demoFields;
    const mail = jsonPost({ ...others, phone, email }, headers);
    const released = await desk.request(`${apiPath}/lead/bookDemo_sendMail`, mail, from);
    return [booked.status, booked.body, released.status, released.body];
  }
  const accepted = [200, { status: true }, 200, { status: true }];

  async function deliver(): Promise<void> {
    while ((await outbox.runOnce()) > 0);
  }
  const received = (address: string) =>
    sink.mails.filter(({ to }) => to.some((recipient) => recipient === address)).length;
  const confirmations = () => sink.mails.filter(({ to }) => !to.includes(sales)).length;

  it("send one confirmation for ninety bookings at once, and sales gets a mail for each", async () => {
    const spellings = ["victim@gmail.com", "Vic.Tim@Gmail.com", "victim+7@googlemail.com"];
    const answers = await Promise.all(
      Array.from({ length: 90 }, (_, count) => book(spellings[count % 3] ?? "")),
    );
    for (const answer of answers) expect(answer).toEqual(accepted);
    // Call 2 releases the newest booking of an address; the other mails wait for two minutes.
    desk.clock.now += 2 * 60_000;
    await deliver();
    expect(confirmations()).toBe(1);
    expect(received(sales)).toBe(90);
    expect(await desk.count("leads")).toBe(90);

    const { body } = await desk.ask("sales", "GET", "/outbox?state=suppressed&perPage=100");
    expect(body.total).toBe(89);
    const [mail] = body.data;
    expect(mail).toMatchObject({
      kind: "demo-confirmation",
      attempts: 0,
      sentAt: null,
      lastError:
        "Another mail to this address was sent in the last 24 hours, or is waiting to be sent.",
    });
    const lead = await desk.ask("sales", "GET", `/leads/${mail.leadId}`);
    const states = lead.body.mails.map((one: Record<string, string>) => [one.kind, one.state]);
    expect(states.sort()).toEqual([
      ["demo-booking", "sent"],
      ["demo-confirmation", "suppressed"],
    ]);
    expect((await desk.ask("sales", "GET", "/today")).body.mails).toEqual({
      waiting: 0,
      failedAttempts: 0,
      dead: 0,
      suppressed: 89,
    });
  }, 60_000);

  it("are limited to three confirmations in seven days for a booking each day", async () => {
    const days: number[] = [];
    for (let day = 1; day <= 9; day += 1) {
      expect(await book("rekha@parmar.example")).toEqual(accepted);
      await deliver();
      days.push(received("rekha@parmar.example"));
      desk.clock.now += 24 * hour;
    }
    expect(days).toEqual([1, 2, 3, 3, 3, 3, 3, 4, 5]);
    const { body } = await desk.ask("sales", "GET", "/outbox?state=suppressed");
    expect(body.data[0].lastError).toBe(
      "Three mails to this address were sent in the last seven days.",
    );
  });

  it("are suppressed for a second booking within 24 hours, but not for other people", async () => {
    await book("rekha@parmar.example");
    await deliver();
    desk.clock.now += 24 * hour - 1;
    await book("rekha@parmar.example");
    await book("arun@parmar.example");
    await deliver();
    expect(received("rekha@parmar.example")).toBe(1);
    expect(received("arun@parmar.example")).toBe(1);
    desk.clock.now += 1;
    await book("rekha@parmar.example");
    await deliver();
    expect(received("rekha@parmar.example")).toBe(2);
  });

  it("count from when they were sent, so that several are not sent together after an outage", async () => {
    await sink.close();
    await book("rekha@parmar.example");
    await deliver();
    desk.clock.now += 30 * hour;
    await book("rekha@parmar.example");
    sink = await openSmtpSink();
    const settings = { ...desk.services.settings, smtpUrl: sink.url };
    await outbox.stop();
    outbox = createOutbox({ ...desk.services, settings });
    await deliver();
    expect(received("rekha@parmar.example")).toBe(1);
    desk.clock.now += 23 * hour;
    await book("rekha@parmar.example");
    await deliver();
    expect(received("rekha@parmar.example")).toBe(1);
  });

  it("count at any age while they wait, and for a day after they were sent or given up", async () => {
    const { db } = desk.services;
    const isSecondSuppressed = async (state: MailRow["state"], ageMs: number) => {
      const email = `${state}-${ageMs}@parmar.example`;
      await book(email);
      const { now } = desk.clock;
      await db
        .updateTable("mails")
        .set({ state, due_at: now, sent_at: state === "sent" ? now : null })
        .where("mailbox", "=", email)
        .execute();
      desk.clock.now += ageMs;
      await book(email);
      const mails = db.selectFrom("mails").select("state").where("mailbox", "=", email);
      return (await mails.orderBy("created_at").execute())[1]?.state === "suppressed";
    };
    for (const state of ["held", "pending", "sending"] as const) {
      expect(await isSecondSuppressed(state, 30 * 24 * hour), state).toBe(true);
    }
    for (const state of ["sent", "dead"] as const) {
      expect(await isSecondSuppressed(state, 24 * hour - 1), state).toBe(true);
      expect(await isSecondSuppressed(state, 24 * hour), state).toBe(false);
    }
  });

  it("are not limited by mails about the person's own data", async () => {
    for (const kind of ["privacy-confirmation", "privacy-answer", "privacy-erased"] as const) {
      const mailbox = `${kind}@parmar.example`;
      await writeMail(desk, { kind, recipient: mailbox, mailbox });
      await book(mailbox);
      const confirmation = await desk.services.db
        .selectFrom("mails")
        .select("state")
        .where("mailbox", "=", mailbox)
        .where("kind", "=", "demo-confirmation")
        .executeTakeFirst();
      expect(confirmation, kind).toEqual({ state: "pending" });
    }
  });

  it("are not released by call 2 or by time when suppressed, only by a person at the desk", async () => {
    await book("rekha@parmar.example");
    await book("rekha@parmar.example");
    desk.clock.now += hour;
    await deliver();
    expect(received("rekha@parmar.example")).toBe(1);
    const { body } = await desk.ask("sales", "GET", "/outbox?state=suppressed");
    expect(body.total).toBe(1);
    await desk.ask("sales", "POST", `/outbox/${body.data[0].id}/send`, {});
    await deliver();
    expect(received("rekha@parmar.example")).toBe(2);
  });

  it("are erased with the leads of the address, and so is their count", async () => {
    await book("rekha@parmar.example");
    await book("rekha@parmar.example");
    await deliver();
    const { body } = await desk.ask("admin", "GET", "/leads");
    for (const { id } of body.data) {
      expect((await desk.ask("admin", "DELETE", `/leads/${id}`)).status).toBe(200);
    }
    expect(await desk.count("mails")).toBe(0);
    await book("rekha@parmar.example");
    await deliver();
    expect(received("rekha@parmar.example")).toBe(2);
  });
});
