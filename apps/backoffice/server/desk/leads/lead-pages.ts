import { setImmediate as giveWay } from "node:timers/promises";
import { type Expression, expressionBuilder, type Kysely, type SqlBool } from "kysely";
import type { LeadRow } from "../../db/rows/lead-rows.ts";
import type { Database } from "../../db/schema.ts";

/** How many leads a step looks at, whether they match or not: a few milliseconds of work. */
const leadsPerPage = 50;

type Position = Pick<LeadRow, "created_at" | "id">;

const eb = expressionBuilder<Database, "leads">();

/**
 * Reads leads page by page, the newest first. The pages are stretches of time with equally many leads, so
 * that the work for one is bounded even when few leads match. Other requests are answered between two pages.
 *
 * @param readPage reads the matching leads of a stretch
 */
export async function* readLeadPages<Row>(
  db: Kysely<Database>,
  readPage: (stretch: Expression<SqlBool>) => Promise<Row[]>,
): AsyncGenerator<Row[], void> {
  for (let newer: Position | undefined, isLast = false; !isLast; ) {
    const oldest = await findOldest(db, newer);
    const bounds = [newer && isBefore(newer), oldest && isFrom(oldest)];
    yield await readPage(eb.and(bounds.filter((bound) => bound !== undefined)));
    newer = oldest;
    isLast = oldest === undefined;
    await giveWay();
  }
}

/** The oldest lead of the page after `newer`; undefined when the page reaches the first lead. */
function findOldest(
  db: Kysely<Database>,
  newer: Position | undefined,
): Promise<Position | undefined> {
  return db
    .selectFrom("leads")
    .select(["leads.created_at", "leads.id"])
    .where(newer ? isBefore(newer) : eb.lit(true))
    .orderBy("leads.created_at", "desc")
    .orderBy("leads.id", "desc")
    .offset(leadsPerPage - 1)
    .limit(1)
    .executeTakeFirst();
}

/** Both databases use the index on the time for the first condition, but not for an "or" alone. */
function isBefore({ created_at, id }: Position): Expression<SqlBool> {
  return eb.and([
    eb("leads.created_at", "<=", created_at),
    eb.or([eb("leads.created_at", "<", created_at), eb("leads.id", "<", id)]),
  ]);
}

function isFrom({ created_at, id }: Position): Expression<SqlBool> {
  return eb.and([
    eb("leads.created_at", ">=", created_at),
    eb.or([eb("leads.created_at", ">", created_at), eb("leads.id", ">=", id)]),
  ]);
}
