import { startOfDay, toIso } from "@crm/contract/dates";
import type { Kysely } from "kysely";
import { mayUse } from "../auth/rights.ts";
import type { Person } from "../auth/roles.ts";
import { readLastBackup } from "../backup/last-backup.ts";
import type { Database } from "../db/schema.ts";
import { countRows } from "../desk/transport/list-query.ts";
import type { Services } from "../services.ts";
import {
  deadMailsLink,
  feedbackLink,
  outboxLink,
  searchesLink,
  undeliveredLink,
  viewLink,
} from "./links.ts";
import { measureLeads } from "./measure-leads.ts";
import { measureOwners } from "./measure-owners.ts";
import type { Period } from "./period.ts";
import type { ContentReport, Report } from "./report.ts";

const day = 24 * 60 * 60_000;

/**
 * Counts what waits now, and what happened in a period.
 *
 * @param reader decides which parts there are
 */
export async function createReport(
  { db, settings, now }: Pick<Services, "db" | "settings" | "now">,
  period: Period,
  reader: Pick<Person, "role">,
): Promise<Report> {
  const time = now();
  const waiting = await countRows(selectWaiting(db));
  const overdue = await countRows(selectWaiting(db).where("answer_due_at", "<", time));
  const followUps = await countRows(
    db.selectFrom("leads").where("next_step_at", "<", startOfDay(time) + day),
  );
  const measured = await measureLeads(db, period, time);
  const lastBackup = readLastBackup(settings.dataDir);
  return {
    waiting: { count: waiting, link: viewLink("waiting") },
    overdue: { count: overdue, link: viewLink("overdue") },
    followUps: { count: followUps, link: viewLink("follow-ups") },
    period: measured,
    owners: await measureOwners(db, period, measured, time),
    mails: await countMails(db),
    undelivered: {
      count: await countRows(db.selectFrom("undelivered_leads").where("settled_at", "is", null)),
      link: undeliveredLink,
    },
    lastBackupAt: toIso(lastBackup),
    content: mayUse(reader, "feedback", "read") ? await countContent(db, period) : null,
  };
}

function selectWaiting(db: Kysely<Database>) {
  return db.selectFrom("leads").where("status", "=", "new");
}

/** A mail that waits for call 2, for its next attempt or for the mail server. */
async function countMails(db: Kysely<Database>): Promise<Report["mails"]> {
  const mails = db.selectFrom("mails");
  return {
    waiting: {
      count: await countRows(mails.where("state", "in", ["held", "pending", "sending"])),
      link: outboxLink,
    },
    dead: {
      count: await countRows(mails.where("state", "=", "dead")),
      link: deadMailsLink,
    },
  };
}

async function countContent(
  db: Kysely<Database>,
  { from, before }: Period,
): Promise<ContentReport> {
  const searches = db
    .selectFrom("search_misses")
    .where("last_at", ">=", from)
    .where("last_at", "<", before);
  const unhelpful = db
    .selectFrom("article_feedback")
    .where("helpful", "=", 0)
    .where("created_at", ">=", from)
    .where("created_at", "<", before);
  return {
    searches: { count: await countRows(searches), link: searchesLink },
    unhelpful: { count: await countRows(unhelpful), link: feedbackLink },
  };
}
