import type { AppReport } from "@crm/contract/extensions/site-check";
import type { Services } from "../services.ts";

type ReportServices = Pick<Services, "db" | "now">;

/** A copy that has reported nothing for this long has stopped, or cannot reach us. Milliseconds. */
const freshMs = 5 * 60_000;

/** So long a stopped copy's spool counts: what it contains is forwarded by that copy only. */
const spoolMs = 24 * 60 * 60_000;

/** Stores what fails at a copy of an app, in place of its last report. */
export async function storeReport(
  { db, now }: ReportServices,
  { source, failing }: AppReport,
): Promise<void> {
  const report = { reported_at: now(), failing: JSON.stringify(failing) };
  await db
    .insertInto("app_reports")
    .values({ source, ...report })
    .onConflict((conflict) => conflict.column("source").doUpdateSet(report))
    .execute();
}

/** Reads what fails at all copies, and deletes what is too old to count. */
export async function readReports({ db, now }: ReportServices): Promise<AppReport[]> {
  await db
    .deleteFrom("app_reports")
    .where("reported_at", "<=", now() - spoolMs)
    .execute();
  const rows = await db.selectFrom("app_reports").selectAll().orderBy("source").execute();
  return rows.map(({ source, reported_at, failing: stored }) => {
    const failing = JSON.parse(stored) as Record<string, string>;
    if (reported_at > now() - freshMs) return { source, failing };
    return { source, failing: failing.spool ? { spool: failing.spool } : {} };
  });
}
