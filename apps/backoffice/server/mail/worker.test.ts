import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openSmtpSink, type SmtpSink, smtpRejection } from "../testing/smtp-sink.ts";
import { openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { createSqliteFile, describeOnEachDatabase } from "../testing/test-databases.ts";
import { readMail, writeMail } from "../testing/write-mail.ts";
import { claimMails } from "./claim-mails.ts";
import { createOutbox, type Outbox } from "./outbox.ts";

describeOnEachDatabase("a worker of the outbox", (createDatabase) => {
  let sink: SmtpSink;
  let office: TestBackoffice;
  let outbox: Outbox;

  beforeEach(async () => {
    sink = await openSmtpSink();
    office = await openTestBackoffice(createDatabase, { SMTP_URL: sink.url });
    outbox = createOutbox(office.services);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await outbox.stop();
    await office.close();
    await sink.close();
  });

  /** The mail server takes the next mails only after `release`. */
  function holdMails() {
    const { promise, resolve } = Promise.withResolvers<void>();
    sink.hold = promise;
    return resolve;
  }
  /** Waits for a value, at most five seconds; `expect.poll` would move the fake time. */
  async function waitFor<Value>(read: () => Promise<Value>, value: Value): Promise<void> {
    for (let tries = 0; tries < 500 && (await read()) !== value; tries += 1) await pause(10);
    expect(await read()).toBe(value);
  }
  const sending = (id: string) =>
    waitFor(async () => (await readMail(office, id)).state, "sending");
  const rename = (from: string, to: string) =>
    sql.raw(`alter table ${from} rename to ${to}`).execute(office.services.db);

  it("renews its lease every 40 seconds while a mail is being sent, and not after that", async () => {
    const id = await writeMail(office);
    const leaseOf = async () => (await readMail(office, id)).lease_until;
    const start = office.clock.now;
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const release = holdMails();
    const sent = outbox.runOnce();
    await sending(id);
    expect(await leaseOf()).toBe(start + 120_000);

    office.clock.now += 39_999;
    vi.advanceTimersByTime(39_999);
    expect(vi.getTimerCount()).toBe(1);
    office.clock.now += 1;
    vi.advanceTimersByTime(1);
    await waitFor(leaseOf, start + 160_000);

    release();
    expect(await sent).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
    expect(await readMail(office, id)).toMatchObject({ state: "sent", lease_until: null });
  });

  it("claims the mails that are due for longest first, and no more than it can send", async () => {
    const { now } = office.clock;
    const [late, early, middle] = [
      await writeMail(office, { due_at: now - 1 }),
      await writeMail(office, { due_at: now - 3 }),
      await writeMail(office, { due_at: now - 2 }),
    ];
    const claim = async (limit: number) =>
      (await claimMails(office.services.db, now, limit)).map(({ id }) => id);
    expect(await claim(2)).toEqual([early, middle]);
    expect(await claim(2)).toEqual([late]);
    expect(await claim(2)).toEqual([]);
  });

  it("claims mails of dead workers first, and no more than it can send", async () => {
    const { db } = office.services;
    const lost = await writeMail(office, { due_at: office.clock.now - 1 });
    await claimMails(db, office.clock.now, 1);
    const due = [await writeMail(office), await writeMail(office)];
    office.clock.now += 2 * 60_000;
    const claimed = await claimMails(db, office.clock.now, 2);
    expect(claimed).toHaveLength(2);
    expect(claimed[0]?.id).toBe(lost);
    expect(due).toContain(claimed[1]?.id);
  });

  it("sends no mail that was given up, suppressed or sent before", async () => {
    const states = ["dead", "suppressed", "sent"] as const;
    const ids = await Promise.all(states.map((state) => writeMail(office, { state })));
    office.clock.now += 24 * 60 * 60_000;
    expect(await outbox.runOnce()).toBe(0);
    const after = await Promise.all(ids.map((id) => readMail(office, id)));
    expect(after.map(({ state }) => state)).toEqual(states);
    expect(sink.mails).toEqual([]);
  });

  it("logs why a mail was not sent, and what happens next", async () => {
    sink.reject.recipient = smtpRejection(451, "4.3.0 Later");
    const retried = await writeMail(office);
    await outbox.runOnce();
    sink.reject.recipient = smtpRejection(550, "5.1.1 No such mailbox");
    const dead = await writeMail(office);
    await outbox.runOnce();
    expect(office.logged).toMatchObject([
      {
        mail: retried,
        attempts: 1,
        state: "pending",
        reason: "The mail server said: 451 4.3.0 Later",
        msg: "mail not sent",
      },
      {
        mail: dead,
        attempts: 1,
        state: "dead",
        reason: "The mail server said: 550 5.1.1 No such mailbox",
        msg: "mail not sent",
      },
    ]);
  });

  it("logs an error of the database, and goes on when it is gone", async () => {
    const id = await writeMail(office);
    await rename("mails", "lost");
    outbox.start();
    await expect.poll(() => office.logged).not.toEqual([]);
    expect(office.logged[0]).toMatchObject({ level: 50, msg: "outbox failed", err: {} });
    await rename("lost", "mails");
    await expect.poll(async () => (await readMail(office, id)).state).toBe("sent");
  });

  it("logs that it could neither mark a sent mail nor claim the next one, and goes on later", async () => {
    const id = await writeMail(office);
    const release = holdMails();
    outbox.start();
    await sending(id);
    const next = await writeMail(office);
    await rename("mails", "lost");
    release();
    await expect.poll(() => office.logged.length).toBeGreaterThan(1);
    await rename("lost", "mails");
    await expect.poll(async () => (await readMail(office, next)).state).toBe("sent");
    for (const { msg, err } of office.logged) {
      expect(msg).toBe("outbox failed");
      expect((err as Error).message).toMatch(/mails/);
    }
  });

  it("logs that a sent mail could not be marked, which its lease then repeats", async () => {
    const id = await writeMail(office);
    const release = holdMails();
    const sent = outbox.runOnce();
    await sending(id);
    await rename("mails", "lost");
    release();
    expect(await sent).toBe(1);
    await rename("lost", "mails");
    expect(office.logged).toMatchObject([{ level: 50, msg: "outbox failed", err: {} }]);
    expect((await readMail(office, id)).state).toBe("sending");
  });

  it("sends all the mails that are due without a pause between them", async () => {
    for (let count = 0; count < 20; count += 1) await writeMail(office);
    outbox.start();
    // A pause of a second after each mail would take twice as long.
    await expect.poll(() => sink.mails.length).toBe(20);
  });

  it("stops only when the mail that it is sending has been sent", async () => {
    const first = await writeMail(office);
    const next = await writeMail(office, { due_at: office.clock.now + 1 });
    const release = holdMails();
    outbox.start();
    await sending(first);
    let hasStopped = false;
    const stopped = outbox.stop().then(() => {
      hasStopped = true;
    });
    // From now on the other mail is due.
    office.clock.now += 1;
    await new Promise(setImmediate);
    expect(hasStopped).toBe(false);
    release();
    await stopped;
    expect((await readMail(office, first)).state).toBe("sent");
    expect((await readMail(office, next)).state).toBe("pending");
    expect(sink.connections).toBe(1);
    await expect.poll(() => sink.closed).toBe(1);
  });
});

it("claims no mail while all of its connections send one, on SQLite", async () => {
  const sink = await openSmtpSink();
  const settings = { SMTP_URL: sink.url, MAIL_CONNECTIONS: "1" };
  const office = await openTestBackoffice(createSqliteFile, settings);
  const outbox = createOutbox(office.services);
  const { promise, resolve: release } = Promise.withResolvers<void>();
  sink.hold = promise;
  const first = await writeMail(office, { due_at: office.clock.now - 1 });
  const second = await writeMail(office);
  const runs = [outbox.runOnce()];
  await expect.poll(async () => (await readMail(office, first)).state).toBe("sending");
  runs.push(outbox.runOnce());
  release();
  expect(await Promise.all(runs)).toEqual([1, 0]);
  expect((await readMail(office, second)).state).toBe("pending");
  await outbox.stop();
  await office.close();
  await sink.close();
});

it("records a mail and claims the next one in one commit, on SQLite", async () => {
  const sink = await openSmtpSink();
  const settings = { SMTP_URL: sink.url, MAIL_CONNECTIONS: "1" };
  const office = await openTestBackoffice(createSqliteFile, settings);
  const outbox = createOutbox(office.services);
  for (let count = 0; count < 5; count += 1) await writeMail(office);
  const commits = vi.spyOn(office.services.db, "transaction");
  outbox.start();
  const sent = async () =>
    (await office.services.db.selectFrom("mails").selectAll().execute()).filter(
      ({ state }) => state === "sent",
    ).length;
  await expect.poll(sent).toBe(5);
  // The first claim, and one for each mail.
  expect(commits).toHaveBeenCalledTimes(6);
  await outbox.stop();
  await office.close();
  await sink.close();
});
