import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { ListQuery } from "../transport/list-query.ts";
import type { LeadCounts, QueuedLead } from "../transport/shapes.ts";
import { type LeadFilter, matchFilter } from "./lead-filter.ts";
import { selectLeads, toQueuedLead } from "./lead-row.ts";
import { leadViews, orderOfView, type Viewer } from "./lead-views.ts";

/** Counting stops here, so that it takes no longer with more leads. */
export const maxCount = 1_000;

/** A lead list's page, in the order of its view; without a view by time. */
export async function findLeads(
  db: Kysely<Database>,
  filter: LeadFilter,
  { limit, offset, order }: Pick<ListQuery<never>, "limit" | "offset" | "order">,
): Promise<QueuedLead[]> {
  const [column, direction] = filter.view
    ? orderOfView(filter.view)
    : (["leads.created_at", order] as const);
  const matching = selectLeads(db).where(matchFilter(filter));
  // A search has found few leads; in the order of an index the database would look at all others too.
  const ordered = filter.search
    ? matching.orderBy(sql`${sql.ref(column)} + 0`, direction)
    : matching.orderBy(column, direction);
  const rows = await ordered.orderBy("leads.id").limit(limit).offset(offset).execute();
  return rows.map(toQueuedLead);
}

/** How many leads match; `isCapped` when there are more than `maxCount`. */
export async function countLeads(
  db: Kysely<Database>,
  filter: LeadFilter,
): Promise<{ total: number; isCapped: boolean }> {
  const { total } = await db
    .selectFrom(
      db
        .selectFrom("leads")
        .select("leads.id")
        .where(matchFilter(filter))
        .limit(maxCount + 1)
        .as("matching"),
    )
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { total: Math.min(total, maxCount), isCapped: total > maxCount };
}

/** The number of leads in each view. */
export async function countViews(db: Kysely<Database>, viewer: Viewer): Promise<LeadCounts> {
  const counts = await Promise.all(
    leadViews.map(async (view) => [view, await countLeads(db, { ...noFilter, ...viewer, view })]),
  );
  return Object.fromEntries(counts);
}

const noFilter = {
  ...{ kind: undefined, status: undefined, owner: undefined, origin: undefined, isHeld: false },
  ...{ from: undefined, before: undefined, search: "" },
};

const maxOrigins = 100;

/** The different origins of leads. Each step reads one entry of the index, so it skips equal ones. */
export async function listOrigins(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ origin: string }>`
    with recursive found(origin) as (
      select min(origin) from leads
      union all
      select (select min(origin) from leads where origin > found.origin)
      from found where origin is not null
    )
    select origin from found where origin is not null limit ${maxOrigins}
  `.execute(db);
  return rows.map(({ origin }) => origin);
}
