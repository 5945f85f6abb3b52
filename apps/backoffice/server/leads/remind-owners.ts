import { rights } from "../auth/rights.ts";
import { composeLeadReminder } from "../mail/compose/lead-reminder.ts";
import { insertMails } from "../mail/full-mails.ts";
import { type RepeatedCheck, repeatCheck } from "../repeated-check.ts";
import type { Services } from "../services.ts";

const checkEveryMs = 60_000;

/** After a longer stop the desk's list of due follow-ups says enough. Milliseconds. */
const missedMs = 24 * 60 * 60_000;

const perCheck = 100;

type ReminderServices = Pick<Services, "db" | "now" | "log" | "mailAddresses">;

/** Mails each owner once when a lead's next step is due. */
export function createReminders({ db, now, log, mailAddresses }: ReminderServices): RepeatedCheck {
  async function check(): Promise<void> {
    const time = now();
    const due = await db
      .selectFrom("leads")
      .innerJoin("auth_people", "auth_people.id", "leads.owner_id")
      .select(["leads.id", "leads.next_step_at", "auth_people.email as owner_email"])
      // Somebody whose role has changed since may no longer read leads.
      .where("auth_people.role", "in", [...rights.leads.read])
      .where("next_step_at", ">", time - missedMs)
      .where("next_step_at", "<=", time)
      .where("reminded_at", "is", null)
      .orderBy("next_step_at")
      .limit(perCheck)
      .execute();
    for (const { id, next_step_at: dueAt, owner_email: owner } of due) {
      if (dueAt !== null) await remind(id, dueAt, owner, time);
    }
  }

  /** One update decides which of several back offices writes the mail. */
  async function remind(id: string, dueAt: number, owner: string, time: number): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const lead = await trx
        .updateTable("leads")
        .set({ reminded_at: time })
        .where("id", "=", id)
        .where("next_step_at", "=", dueAt)
        .where("reminded_at", "is", null)
        .returningAll()
        .executeTakeFirst();
      if (!lead) return;
      const mails = composeLeadReminder(
        { ...lead, next_step_at: dueAt },
        owner,
        mailAddresses,
        time,
      );
      await insertMails(trx, mails);
    });
  }

  return repeatCheck({
    check,
    everyMs: checkEveryMs,
    log,
    failure: "can't remind owners of next steps",
  });
}
