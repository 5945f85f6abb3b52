import { dayOfWeek, startOfDay } from "@crm/contract/dates";
import { findMondayMailReaders, type MondayMailReader } from "../auth/monday-mail.ts";
import { claimWork } from "../db/claim-work.ts";
import type { FullMail } from "../db/rows/mail-rows.ts";
import { composeMondayMail } from "../mail/compose/monday-mail.ts";
import { insertMails } from "../mail/full-mails.ts";
import { type RepeatedCheck, repeatCheck } from "../repeated-check.ts";
import type { Services } from "../services.ts";
import { createReport } from "./create-report.ts";
import { lastWeek, periodBefore } from "./period.ts";

const hour = 60 * 60_000;
const checkEveryMs = 60_000;
/** Until shortly before the next Monday. */
const claimedMs = 6 * 24 * hour;
const workName = "monday-mail";
const sentAtHour = 9;

/**
 * Mondays from 9:00 in India, each administrator and sales person gets the figures of last week. If no
 * back office runs until the end of that Monday, there is no mail for this week.
 */
export function createMondayMail(services: Services): RepeatedCheck {
  const { db, auth, now, log, mailAddresses } = services;
  async function check(): Promise<void> {
    const time = now();
    if (dayOfWeek(time) !== 1 || time < startOfDay(time) + sentAtHour * hour) return;
    if (await isWritten(time)) return;
    const readers = await findMondayMailReaders(auth);
    const mails: FullMail[] = [];
    for (const reader of readers) mails.push(...(await compose(reader, time)));
    // In one transaction, so that a crash in between leaves the work to the next check.
    await db.transaction().execute(async (trx) => {
      if (!(await claimWork(trx, workName, time, claimedMs)) || mails.length === 0) return;
      await insertMails(trx, mails);
      log.info({ mails: mails.length }, "Monday mail written");
    });
  }

  async function isWritten(time: number): Promise<boolean> {
    const row = await db
      .selectFrom("shared_work")
      .select("done_until")
      .where("name", "=", workName)
      .executeTakeFirst();
    return row !== undefined && row.done_until > time && row.done_until <= time + claimedMs;
  }

  async function compose(reader: MondayMailReader, time: number): Promise<FullMail[]> {
    const week = lastWeek(time);
    const report = await createReport(services, week, reader);
    const before = await createReport(services, periodBefore(week), reader);
    return composeMondayMail({ recipient: reader.email, report, before, time }, mailAddresses);
  }

  return repeatCheck({ check, everyMs: checkEveryMs, log, failure: "can't write the Monday mail" });
}
