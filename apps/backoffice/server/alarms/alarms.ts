import { nameCopy } from "@crm/server-kit/readiness";
import { composeAlarm, composeAllClear } from "../mail/compose/alarm.ts";
import { insertMails } from "../mail/full-mails.ts";
import { createOfficeReadiness } from "../readiness.ts";
import { type RepeatedCheck, repeatCheck } from "../repeated-check.ts";
import type { Services } from "../services.ts";
import { type AlarmKind, alarmKinds, findProblems } from "./find-problems.ts";
import { storeReport } from "./reports.ts";

/** How often problems are searched. Milliseconds. */
const checkEveryMs = 60_000;

/** A problem is mailed when it has lasted for so long: a restart is none. Milliseconds. */
const lastsMs = 5 * 60_000;

/** The least time between two mails that a problem lasts. Milliseconds. */
export const repeatMs = 6 * 60 * 60_000;

/**
 * Tells the owner by mail what needs a person: one mail for each kind of problem when it has lasted for
 * five minutes, another every six hours, and one when it is over. The state is in the database, so that
 * of several back offices only one writes each mail.
 */
export function createAlarms(services: Services): RepeatedCheck {
  const { db, log, now, settings } = services;
  const readiness = createOfficeReadiness(services);
  const source = nameCopy("back office", settings.dataDir);
  async function check(): Promise<void> {
    await storeReport(services, { source, failing: await readiness.findFailing() });
    const problems = await findProblems(services);
    for (const kind of alarmKinds) {
      const sentences = problems.get(kind);
      if (sentences) await raise(kind, sentences);
      else await end(kind);
    }
  }

  async function raise(kind: AlarmKind, sentences: readonly string[]): Promise<void> {
    const time = now();
    await db
      .insertInto("alarms")
      .values({ kind, since: time, mailed_at: null })
      .onConflict((conflict) =>
        conflict.column("kind").doUpdateSet({ since: time }).where("alarms.since", "is", null),
      )
      .execute();
    await db.transaction().execute(async (trx) => {
      const due = await trx
        .updateTable("alarms")
        .set({ mailed_at: time, is_told: 1 })
        .where("kind", "=", kind)
        .where("since", "<=", time - lastsMs)
        .where((eb) => eb.or([eb("mailed_at", "is", null), eb("mailed_at", "<=", time - repeatMs)]))
        .returning("since")
        .executeTakeFirst();
      if (!due) return;
      log.error({ kind, sentences }, "alarm");
      const mails = composeAlarm(kind, sentences, { since: due.since ?? time, time, settings });
      await insertMails(trx, mails);
    });
  }

  async function end(kind: AlarmKind): Promise<void> {
    const time = now();
    await db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom("alarms")
        .selectAll()
        .where("kind", "=", kind)
        .where("since", "is not", null)
        .executeTakeFirst();
      if (!row) return;
      const ended = await trx
        .updateTable("alarms")
        .set({ since: null, is_told: 0 })
        .where("kind", "=", kind)
        .where("since", "=", row.since)
        .executeTakeFirst();
      if (ended.numUpdatedRows === 0n || row.is_told === 0) return;
      log.info({ kind }, "alarm is over");
      await insertMails(trx, composeAllClear(kind, { time, settings }));
    });
  }

  return repeatCheck({ check, everyMs: checkEveryMs, log, failure: "can't check for alarms" });
}
