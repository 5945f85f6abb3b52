import { timeZone } from "@crm/contract/dates";
import { subscriptionLimits } from "@crm/contract/pricing/plans";
import type { Transaction } from "kysely";
import type { Database } from "../db/schema.ts";

type Limit = keyof typeof subscriptionLimits;

const dayInIndia = new Intl.DateTimeFormat("en-CA", { timeZone });

/** The day, month and year of an instant in India: 2026-11-21, 2026-11 and 2026. */
export function periodsOf(now: number): Record<Limit, string> {
  const day = dayInIndia.format(now);
  return { perDay: day, perMonth: day.slice(0, 7), perYear: day.slice(0, 4) };
}

/**
 * Counts one entry of a company. Entries beyond a limit are counted too; extra charges apply.
 *
 * @returns the limits that this entry exceeds
 */
export async function countEntry(
  trx: Transaction<Database>,
  companyId: string,
  now: number,
): Promise<Limit[]> {
  const beyond: Limit[] = [];
  for (const [limit, period] of Object.entries(periodsOf(now)) as [Limit, string][]) {
    const { entries } = await trx
      .insertInto("company_usage")
      .values({ company_id: companyId, period, entries: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["company_id", "period"])
          .doUpdateSet(({ ref, eb }) => ({ entries: eb(ref("company_usage.entries"), "+", 1) })),
      )
      .returning("entries")
      .executeTakeFirstOrThrow();
    if (entries > subscriptionLimits[limit]) beyond.push(limit);
  }
  return beyond;
}
