import { statSync } from "node:fs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findSqlitePath } from "../db/open-database.ts";
import type { FullMail } from "../db/rows/mail-rows.ts";
import { wipeErased } from "../db/wipe-erased.ts";
import { openSmtpSink, type SmtpSink, smtpRejection } from "../testing/smtp-sink.ts";
import { openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { readMail as readMailOf, writeMail as writeMailTo } from "../testing/write-mail.ts";
import { claimMails } from "./claim-mails.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import { resendMail } from "./resend-mail.ts";

const minute = 60_000;
/** The first delays between attempts; all later ones are an hour. Minutes. */
const firstDelays = [1, 5, 15, 30];
/** The last attempt within five days. */
const lastAttempt = 124;

describeOnEachDatabase("the outbox", (createDatabase) => {
  let sink: SmtpSink;
  let office: TestBackoffice;
  let outbox: Outbox;

  beforeEach(async () => {
    sink = await openSmtpSink();
    office = await openTestBackoffice(createDatabase, { SMTP_URL: sink.url });
    outbox = createOutbox(office.services);
  });
  afterEach(async () => {
    await outbox.stop();
    await office.close();
    await sink.close();
  });

  const writeMail = (change?: Partial<FullMail>) => writeMailTo(office, change);
  const readMail = (id: string) => readMailOf(office, id);

  it("sends a mail once, with its Message-ID, date and Reply-To", async () => {
    const id = await writeMail();
    await outbox.runOnce();
    await outbox.runOnce();
    expect(sink.mails).toHaveLength(1);
    const [{ raw = "", to = [] } = {}] = sink.mails;
    expect(to).toEqual(["sales@desk.example"]);
    expect(raw).toContain(`Message-ID: <${id}@desk.example>`);
    expect(raw).toContain("Reply-To: rekha@parmar.example");
    expect(raw).toContain("Date: Sat, 21 Nov 2026 04:30:00 +0000");
    expect(await readMail(id)).toMatchObject({
      state: "sent",
      attempts: 1,
      sent_at: office.clock.now,
      lease_until: null,
      last_error: null,
    });
  });

  it("does not keep the text of a sent mail with a secret link, and can't send it again", async () => {
    const secret = { kind: "password-link", body_text: "secret", body_html: "secret" } as const;
    const id = await writeMail(secret);
    await outbox.runOnce();
    expect(sink.mails[0]?.raw).toContain("secret");
    expect(await readMail(id)).toMatchObject({
      state: "sent",
      body_text: "This mail has a secret link, so its text is neither shown here nor kept.",
      body_html: "<p>This mail has a secret link, so its text is neither shown here nor kept.</p>",
    });
    await expect(resendMail(office.services.db, id, office.clock.now)).rejects.toThrow(
      "The link in this mail is not kept. Make a new one under People.",
    );
    for (const kind of ["privacy-confirmation", "privacy-answer"] as const) {
      const other = await writeMail({ ...secret, kind });
      await outbox.runOnce();
      await expect(resendMail(office.services.db, other, office.clock.now)).rejects.toThrow(
        "The link in this mail is not kept, so it can't be sent again.",
      );
    }
  });

  it("keeps the text of a mail with a secret link, and the last mail to an erased person, until it is sent", async () => {
    const link = await writeMail({ kind: "password-link", body_text: "secret" });
    const erased = await writeMail({ kind: "privacy-erased" });
    sink.reject.recipient = smtpRejection(451, "4.3.0 Come back later");
    await outbox.runOnce();
    expect(await readMail(link)).toMatchObject({ state: "pending", body_text: "secret" });
    expect((await readMail(erased)).state).toBe("pending");
  });

  it("does not write the text of a mail again when its state changes", async () => {
    const path = findSqlitePath(office.services.settings.databaseUrl);
    // PostgreSQL does so by itself.
    if (path === undefined) return;
    const id = await writeMail({ body_html: "<p>Namaste</p>".repeat(100_000) });
    await wipeErased(office.services.db);
    await outbox.runOnce();
    expect((await readMail(id)).state).toBe("sent");
    expect(statSync(`${path}-wal`).size).toBeLessThan(100_000);
  });

  it("does not send a held mail or one that is due later", async () => {
    const held = await writeMail({ state: "held", due_at: office.clock.now + 2 * minute });
    const later = await writeMail({ due_at: office.clock.now + 3 * minute });
    await outbox.runOnce();
    expect(sink.mails).toHaveLength(0);
    expect((await readMail(held)).state).toBe("held");
    office.clock.now += 2 * minute;
    await outbox.runOnce();
    expect((await readMail(held)).state).toBe("sent");
    expect((await readMail(later)).state).toBe("pending");
  });

  it("retries by the schedule for five days, then gives up and stores the reason", async () => {
    const id = await writeMail();
    sink.reject.recipient = smtpRejection(451, "4.3.0 Come back later");
    for (let attempts = 1; ; attempts += 1) {
      await outbox.runOnce();
      const mail = await readMail(id);
      expect(mail.attempts).toBe(attempts);
      expect(mail.last_error).toContain("451 4.3.0 Come back later");
      if (attempts === lastAttempt) break;
      const delay = (firstDelays[attempts - 1] ?? 60) * minute;
      expect(mail).toMatchObject({ state: "pending", due_at: office.clock.now + delay });
      office.clock.now += delay - 1;
      expect(await outbox.runOnce()).toBe(0);
      office.clock.now += 1;
    }
    expect((await readMail(id)).state).toBe("dead");
    office.clock.now += 60 * minute;
    expect(await outbox.runOnce()).toBe(0);

    sink.reject.recipient = undefined;
    await resendMail(office.services.db, id, office.clock.now);
    await outbox.runOnce();
    expect((await readMail(id)).state).toBe("sent");
    expect(sink.mails).toHaveLength(1);
  }, 60_000);

  it("gives up at once on an unknown mailbox and on a rejected message", async () => {
    const unknown = await writeMail();
    sink.reject.recipient = smtpRejection(550, "5.1.1 No such mailbox");
    await outbox.runOnce();
    expect(await readMail(unknown)).toMatchObject({ state: "dead", attempts: 1 });
    sink.reject = { message: smtpRejection(554, "5.6.0 We do not take this") };
    const rejected = await writeMail();
    await outbox.runOnce();
    const mail = await readMail(rejected);
    expect(mail).toMatchObject({ state: "dead", attempts: 1 });
    expect(mail.last_error).toContain("We do not take this");
  });

  it("retries errors that can be fixed: a rejected relay, a full mailbox", async () => {
    for (const rejection of [
      smtpRejection(554, "5.7.1 Relay access denied"),
      smtpRejection(552, "5.2.2 Mailbox full"),
    ]) {
      const id = await writeMail();
      sink.reject.recipient = rejection;
      await outbox.runOnce();
      expect((await readMail(id)).state).toBe("pending");
    }
  });

  it("retries while the mail server is down", async () => {
    const id = await writeMail();
    await sink.close();
    await outbox.runOnce();
    const mail = await readMail(id);
    expect(mail).toMatchObject({ state: "pending", due_at: office.clock.now + minute });
    expect(mail.last_error).toMatch(/^The mail server can't be reached/);
    sink = await openSmtpSink();
  });

  it("claims a mail of a dead worker again after its lease expires", async () => {
    const id = await writeMail();
    const [claimed] = await claimMails(office.services.db, office.clock.now, 10);
    expect(claimed?.id).toBe(id);
    office.clock.now += 2 * minute - 1;
    expect(await outbox.runOnce()).toBe(0);
    office.clock.now += 1;
    expect(await outbox.runOnce()).toBe(1);
    expect(await readMail(id)).toMatchObject({ state: "sent", attempts: 2 });
    expect(sink.mails).toHaveLength(1);
  });

  it("sends mails whose time was written while the clock was a day ahead", async () => {
    const day = 24 * 60 * minute;
    office.clock.now += day;
    const retried = await writeMail({ due_at: office.clock.now + 60 * minute });
    const held = await writeMail({ state: "held", due_at: office.clock.now + 2 * minute });
    const claimed = await writeMail();
    await claimMails(office.services.db, office.clock.now, 1);
    office.clock.now -= day;
    await outbox.runOnce();
    for (const id of [retried, held, claimed]) expect((await readMail(id)).state).toBe("sent");
  });

  it("gives a mail to only one worker", async () => {
    for (let count = 0; count < 8; count += 1) await writeMail();
    const { db } = office.services;
    const claims = await Promise.all([1, 2, 3, 4].map(() => claimMails(db, office.clock.now, 10)));
    expect(claims.flat()).toHaveLength(8);
    expect(new Set(claims.flat().map(({ id }) => id)).size).toBe(8);
  });

  it("ignores the result of a worker whose lease has expired", async () => {
    const id = await writeMail({ kind: "password-link", body_text: "secret" });
    let release = () => {};
    sink.hold = new Promise((resolve) => {
      release = resolve;
    });
    const slow = outbox.runOnce();
    await expect.poll(async () => (await readMail(id)).state).toBe("sending");
    office.clock.now += 2 * minute;
    const [taken] = await claimMails(office.services.db, office.clock.now, 10);
    expect(taken?.attempts).toBe(2);
    release();
    await slow;
    expect(await readMail(id)).toMatchObject({
      ...{ state: "sending", attempts: 2, body_text: "secret" },
    });
  });

  it("sends six mails at the same time and starts the next one when one is done", async () => {
    const releases: (() => void)[] = [];
    const hold = () => {
      sink.hold = new Promise((resolve) => releases.push(resolve));
    };
    hold();
    for (let count = 0; count < 8; count += 1) await writeMail();
    outbox.start();
    await expect.poll(() => sink.unanswered).toBe(6);
    const claimed = await office.services.db
      .selectFrom("mails")
      .select("id")
      .where("state", "=", "sending")
      .execute();
    expect(claimed).toHaveLength(6);
    hold();
    releases[0]?.();
    await expect.poll(() => sink.unanswered).toBe(2);
    expect(sink.mails).toHaveLength(6);
    releases[1]?.();
    await expect.poll(() => sink.mails.length).toBe(8);
  });

  it("sends other mails while the mail server is silent about one", async () => {
    let release = () => {};
    sink.hold = new Promise((resolve) => {
      release = resolve;
    });
    const silent = await writeMail();
    outbox.start();
    await expect.poll(() => sink.unanswered).toBe(1);
    sink.hold = undefined;
    const later = [await writeMail(), await writeMail()];
    for (const id of later) {
      await expect.poll(async () => (await readMail(id)).state).toBe("sent");
    }
    expect((await readMail(silent)).state).toBe("sending");
    release();
    await outbox.stop();
    expect((await readMail(silent)).state).toBe("sent");
  });

  it("writes no header or recipient that is injected into an address or a subject", async () => {
    await writeMail({
      subject: "Hello\r\nBcc: thief@evil.example",
      reply_to: "a@b.example\r\nBcc: thief@evil.example",
    });
    await outbox.runOnce();
    const [{ raw = "", to = [] } = {}] = sink.mails;
    expect(to).toEqual(["sales@desk.example"]);
    expect(raw.split("\r\n\r\n")[0]).not.toMatch(/^bcc:/im);
  });

  it("sends mails after its start, and stops on request", async () => {
    const id = await writeMail();
    outbox.start();
    await expect.poll(async () => (await readMail(id)).state).toBe("sent");
    await outbox.stop();
    const late = await writeMail();
    expect((await readMail(late)).state).toBe("pending");
  });

  it("stores mails when there is no mail server", async () => {
    const bare = { ...office.services.settings, smtpUrl: undefined };
    const idle = createOutbox({ ...office.services, settings: bare });
    const id = await writeMail({ state: "held" });
    expect(await idle.runOnce()).toBe(0);
    expect(await readMail(id)).toMatchObject({ state: "pending", attempts: 0 });
    await idle.stop();
  });
});
