import { type Kysely, sql } from "kysely";
import { findPersonNames } from "../auth/person-names.ts";
import type { Database } from "../db/schema.ts";
import { nobody } from "../leads/lead-status.ts";
import { leadsLink } from "./links.ts";
import { countAnswered, selectLeadsOfPeriod } from "./measure-leads.ts";
import type { Period } from "./period.ts";
import type { OwnerReport } from "./report.ts";

/**
 * What became of the leads of a period by owner, those with the most leads first and those of nobody last.
 * A lead counts for whoever owns it now.
 *
 * @param range the first and the last day, such as 2026-11-21
 * @param now epoch milliseconds
 */
export async function measureOwners(
  db: Kysely<Database>,
  period: Period,
  range: { from: string; to: string },
  now: number,
): Promise<OwnerReport[]> {
  const rows = await selectLeadsOfPeriod(db, period)
    .select(({ fn }) => [
      "owner_id",
      fn.countAll<number>().as("received"),
      countAnswered("answered", now).as("answered"),
      countAnswered("in-time", now).as("inTime"),
      countAnswered("missed", now).as("missed"),
      sql<number>`count(case when leads.status = 'won' then 1 end)`.as("won"),
    ])
    .groupBy("owner_id")
    .execute();
  const ids = rows.flatMap(({ owner_id }) => owner_id ?? []);
  const names = await findPersonNames(db, ids);
  const owners = rows.map(({ owner_id: id, received, answered, inTime, missed, won }) => {
    const ownLink = (filter: Record<string, string>) =>
      leadsLink({ ...range, owner: id ?? nobody, ...filter });
    return {
      name: id === null ? null : (names.get(id) ?? ""),
      received: { count: received, link: ownLink({}) },
      counted: answered + missed,
      inTime: { count: inTime, link: ownLink({ answer: "in-time" }) },
      won: { count: won, link: ownLink({ status: "won" }) },
    };
  });
  return owners.toSorted(
    (one, other) =>
      Number(one.name === null) - Number(other.name === null) ||
      other.received.count - one.received.count ||
      (one.name ?? "").localeCompare(other.name ?? ""),
  );
}
