import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { LeadCount, LeadCounts, QueuedLead } from "../transport/lead-shapes.ts";
import type { ListQuery } from "../transport/list-query.ts";
import { type LeadFilter, matchFilter } from "./lead-filter.ts";
import { selectLeads, toQueuedLead } from "./lead-row.ts";
import { orderOfView, type Viewer } from "./lead-views.ts";
import { maxFound } from "./match-words.ts";
import { leadViews } from "./view-names.ts";

/** Counting stops here, so that it takes no longer with more leads. */
export const maxCount = 1_000;

type PageOfList = Pick<ListQuery<never>, "limit" | "offset" | "order">;

/** A lead list's page, in the order of its view; without a view by time. */
export async function findLeads(
  db: Kysely<Database>,
  filter: LeadFilter,
  page: PageOfList,
): Promise<QueuedLead[]> {
  const rows = await queryLeads(db, filter, page).execute();
  return rows.map(toQueuedLead);
}

/** Apart from `findLeads`, so that its plan can be checked. */
export function queryLeads(
  db: Kysely<Database>,
  filter: LeadFilter,
  { limit, offset, order }: PageOfList,
) {
  const [column, direction] = filter.view
    ? orderOfView(filter.view)
    : (["leads.created_at", order] as const);
  const matching = selectLeads(db).where(matchFilter(filter));
  // A search has found few leads; in the order of an index the database would look at all others too.
  const ordered = filter.search
    ? matching.orderBy(sql`${sql.ref(column)} + 0`, direction)
    : matching.orderBy(column, direction);
  return ordered.orderBy("leads.id").limit(limit).offset(offset);
}

/** How many leads match; `isCapped` when there may be more. */
export async function countLeads(db: Kysely<Database>, filter: LeadFilter): Promise<LeadCount> {
  const { total } = await queryCount(db, filter).executeTakeFirstOrThrow();
  const isCapped = total > maxCount || (filter.search !== "" && total >= maxFound);
  return { total: Math.min(total, maxCount), isCapped };
}

export function queryCount(db: Kysely<Database>, filter: LeadFilter) {
  const matching = db
    .selectFrom("leads")
    .select("leads.id")
    .where(matchFilter(filter))
    .limit(maxCount + 1);
  return db
    .selectFrom(matching.as("matching"))
    .select(({ fn }) => fn.countAll<number>().as("total"));
}

/** The number of leads in each view. */
export async function countViews(db: Kysely<Database>, viewer: Viewer): Promise<LeadCounts> {
  const counts = await Promise.all(
    leadViews.map(async (view) => [view, await countLeads(db, { ...noFilter, ...viewer, view })]),
  );
  return Object.fromEntries(counts);
}

export const noFilter = {
  ...{ kind: undefined, status: undefined, owner: undefined, origin: undefined, isHeld: false },
  ...{ exceptOrigins: undefined, answer: undefined },
  ...{ from: undefined, before: undefined, search: "", ids: undefined },
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
