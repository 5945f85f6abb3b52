import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { isAnswered } from "../leads/answer-filter.ts";
import { noOrigin } from "../leads/lead-origin.ts";
import { type LeadAnswer, leadAnswers, leadStatuses } from "../leads/lead-status.ts";
import { otherSources } from "./describe-figures.ts";
import { leadsLink } from "./links.ts";
import { listDays, type Period } from "./period.ts";
import type { AnswerReport, PeriodReport } from "./report.ts";

const day = 24 * 60 * 60_000;
/** More sources than this are shown together. */
const shownSources = 5;
/** The name of leads whose source is not known. */
const unknownSource = "unknown";

/**
 * What became of the leads that arrived in a period. All queries read only its rows, by the index on the
 * time of arrival.
 *
 * @param now epoch milliseconds
 */
export async function measureLeads(
  db: Kysely<Database>,
  period: Period,
  now: number,
): Promise<PeriodReport> {
  const days = listDays(period);
  const range = { from: days[0] ?? "", to: days.at(-1) ?? "" };
  const perDay = await countPerDay(db, period);
  const sources = groupBySource(perDay, days.length);
  return {
    ...range,
    received: {
      count: perDay.reduce((sum, { count }) => sum + count, 0),
      link: leadsLink(range),
    },
    answers: await measureAnswers(db, period, range, now),
    days,
    sources: sources.map((source) => ({
      ...source,
      link: leadsLink({ ...range, ...filterBySource(source.name, sources) }),
    })),
    funnel: await countStatuses(db, period, range),
  };
}

/** The other sources are those that are not shown by themselves. */
function filterBySource(name: string, sources: readonly { name: string }[]) {
  const toOrigin = (source: string) => (source === unknownSource ? noOrigin : source);
  if (name !== otherSources) return { origin: toOrigin(name) };
  const shown = sources.filter((source) => source.name !== otherSources);
  return { exceptOrigins: shown.map((source) => toOrigin(source.name)) };
}

/** The leads that arrived in a period, without spam. */
export function selectLeadsOfPeriod(db: Kysely<Database>, { from, before }: Period) {
  return db
    .selectFrom("leads")
    .where("created_at", ">=", from)
    .where("created_at", "<", before)
    .where("status", "!=", "spam");
}

/** The number of the selected leads with this answer. `now` is in epoch milliseconds. */
export function countAnswered(answer: LeadAnswer, now: number) {
  return sql<number>`count(case when ${isAnswered(answer, now)} then 1 end)`;
}

interface DayCount {
  day: number;
  source: string | null;
  count: number;
}

/** Literals, because PostgreSQL does not take two parameters for the same expression. */
async function countPerDay(db: Kysely<Database>, period: Period): Promise<DayCount[]> {
  const dayNumber = sql<number>`(created_at - ${sql.lit(period.from)}) / ${sql.lit(day)}`;
  return selectLeadsOfPeriod(db, period)
    .select(({ fn }) => [
      dayNumber.as("day"),
      "origin as source",
      fn.countAll<number>().as("count"),
    ])
    .groupBy([dayNumber, "origin"])
    .execute();
}

/** The most frequent sources by themselves, and the others together. */
function groupBySource(
  rows: readonly DayCount[],
  days: number,
): Omit<PeriodReport["sources"][number], "link">[] {
  const totals = new Map<string, number>();
  for (const { source, count } of rows) {
    const name = source ?? unknownSource;
    totals.set(name, (totals.get(name) ?? 0) + count);
  }
  const frequent = [...totals.keys()].toSorted(
    (a, b) => (totals.get(b) ?? 0) - (totals.get(a) ?? 0) || a.localeCompare(b),
  );
  const shown = frequent.slice(0, shownSources);
  const counts = new Map<string, number[]>();
  for (const { source, day, count } of rows) {
    const known = source ?? unknownSource;
    const name = shown.includes(known) ? known : otherSources;
    const perDay = counts.get(name) ?? Array.from({ length: days }, () => 0);
    perDay[day] = (perDay[day] ?? 0) + count;
    counts.set(name, perDay);
  }
  return [...shown, otherSources].flatMap((name) => {
    const perDay = counts.get(name);
    return perDay ? [{ name, counts: perDay }] : [];
  });
}

async function countStatuses(
  db: Kysely<Database>,
  period: Period,
  range: { from: string; to: string },
): Promise<PeriodReport["funnel"]> {
  const rows = await selectLeadsOfPeriod(db, period)
    .select(({ fn }) => ["status", fn.countAll<number>().as("count")])
    .groupBy("status")
    .execute();
  return leadStatuses
    .filter((status) => status !== "spam")
    .map((status) => ({
      status,
      count: rows.find((row) => row.status === status)?.count ?? 0,
      link: leadsLink({ ...range, status }),
    }));
}

async function measureAnswers(
  db: Kysely<Database>,
  period: Period,
  range: { from: string; to: string },
  now: number,
): Promise<AnswerReport> {
  const leads = selectLeadsOfPeriod(db, period);
  const counts = await leads
    .select(leadAnswers.map((answer) => countAnswered(answer, now).as(answer)))
    .executeTakeFirstOrThrow();
  const { answered, missed } = counts;
  const figure = (answer: LeadAnswer) => ({
    count: counts[answer],
    link: leadsLink({ ...range, answer }),
  });
  /** The nearest rank: the time within which at least this share was answered. */
  const percentile = async (share: number) => {
    if (answered === 0) return null;
    const row = await leads
      .where("answered_at", "is not", null)
      .select(sql<number>`answered_at - created_at`.as("ms"))
      .orderBy("ms")
      .offset(Math.ceil(share * answered) - 1)
      .limit(1)
      .executeTakeFirst();
    return row?.ms ?? null;
  };
  return {
    counted: answered + missed,
    answered: figure("answered"),
    inTime: figure("in-time"),
    late: figure("late"),
    missed: figure("missed"),
    medianMs: await percentile(0.5),
    percentile90Ms: await percentile(0.9),
  };
}
