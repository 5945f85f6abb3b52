import { maxClockDifferenceMs } from "@crm/contract/extensions/site-check";
import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/**
 * Compares this machine's clock with PostgreSQL's: several back offices on one database compare their
 * times with each other's, in leases and in articles that become due.
 *
 * @param now this machine's clock, in epoch milliseconds
 * @returns what to correct; undefined when the clocks agree
 */
export async function findClockProblem(
  db: Kysely<Database>,
  now: () => number,
): Promise<string | undefined> {
  const { rows } = await sql<{ ms: string }>`
    select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(db);
  const difference = Math.abs(now() - Number(rows[0]?.ms));
  if (difference <= maxClockDifferenceMs) return undefined;
  const seconds = Math.round(difference / 1_000);
  return `The clocks of this back office and of PostgreSQL differ by ${seconds} seconds; set both from a time server.`;
}
