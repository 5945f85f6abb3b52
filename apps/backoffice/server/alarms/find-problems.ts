import { reportedChecks } from "@crm/contract/extensions/site-check";
import type { Services } from "../services.ts";
import { readReports } from "./reports.ts";

/** What the owner is told by mail. */
export const alarmKinds = ["mail", "webhooks", ...reportedChecks] as const;
export type AlarmKind = (typeof alarmKinds)[number];

/** A mail or delivery that died longer ago is no news; the desk shows it. Milliseconds. */
const deadMs = 24 * 60 * 60_000;

/** Finds the problems of all copies of both apps: for each kind at least one sentence. */
export async function findProblems(
  services: Pick<Services, "db" | "now">,
): Promise<Map<AlarmKind, string[]>> {
  const problems = new Map<AlarmKind, string[]>();
  const dead = await countDeadMails(services);
  if (dead > 0) {
    const mails = dead === 1 ? "1 mail" : `${dead} mails`;
    problems.set("mail", [
      `${mails} could not be delivered and had to be given up in the last 24 hours.`,
    ]);
  }
  const given = await countDeadDeliveries(services);
  if (given > 0) {
    const deliveries = given === 1 ? "1 delivery" : `${given} deliveries`;
    problems.set("webhooks", [
      `${deliveries} of webhooks had to be given up in the last 24 hours, after several days of attempts.`,
    ]);
  }
  for (const { source, failing } of await readReports(services)) {
    for (const kind of reportedChecks) {
      const sentence = failing[kind];
      if (!sentence) continue;
      const reported = `Reported by ${source}: ${sentence}`;
      problems.set(kind, [...(problems.get(kind) ?? []), reported]);
    }
  }
  return problems;
}

/** Dead alarms are left out: a mail about them would die as well. */
async function countDeadMails({ db, now }: Pick<Services, "db" | "now">): Promise<number> {
  const { dead } = await db
    .selectFrom("mails")
    .select(({ fn }) => fn.countAll<number>().as("dead"))
    .where("state", "=", "dead")
    // A mail that is given up is due at that moment.
    .where("due_at", ">", now() - deadMs)
    .where("kind", "<>", "alarm")
    .executeTakeFirstOrThrow();
  return dead;
}

async function countDeadDeliveries({ db, now }: Pick<Services, "db" | "now">): Promise<number> {
  const { dead } = await db
    .selectFrom("webhook_deliveries")
    .select(({ fn }) => fn.countAll<number>().as("dead"))
    .where("state", "=", "dead")
    .where("due_at", ">", now() - deadMs)
    .executeTakeFirstOrThrow();
  return dead;
}
