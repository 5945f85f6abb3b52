import { toIso } from "@crm/contract/dates";
import { Hono } from "hono";
import { createAudit } from "../../audit/record-audit.ts";
import type { DeskEnv } from "../../auth/require-person.ts";
import { requireRight } from "../../auth/rights.ts";
import { HttpError } from "../../http/http-error.ts";
import type { Services } from "../../services.ts";
import type { SearchMiss } from "../transport/content-shapes.ts";
import { contains, countRows, readListQuery } from "../transport/list-query.ts";
import type { Page } from "../transport/shapes.ts";

const sorts = ["count", "term", "lastAt"] as const;
const columns = { count: "count", term: "term", lastAt: "last_at" } as const;

/** Searches with no results: a list, and clearing a search. */
export function createZeroResultSearchRoutes(services: Services): Hono<DeskEnv> {
  const { db, log } = services;
  const app = new Hono<DeskEnv>();
  const audit = createAudit(services);

  app.get("/", async (c) => {
    const { limit, offset, sort, order, search } = readListQuery(c, sorts);
    const matching = db
      .selectFrom("search_misses")
      .$if(search !== "", (query) => query.where((eb) => contains(eb.ref("term"), search)));
    const total = await countRows(matching);
    const rows = await matching
      .selectAll()
      .orderBy(columns[sort], order)
      .orderBy("term")
      .limit(limit)
      .offset(offset)
      .execute();
    const data = rows.map(({ term, count, last_at }) => ({
      id: term,
      term,
      count,
      lastAt: toIso(last_at),
    }));
    return c.json<Page<SearchMiss>>({ data, total });
  });

  app.post("/:term/clear", requireRight("searches", "clear"), async (c) => {
    const term = c.req.param("term");
    const { numDeletedRows } = await db
      .deleteFrom("search_misses")
      .where("term", "=", term)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new HttpError(404, "This search was already cleared");
    log.info({ person: c.get("person").id }, "search with no results cleared");
    await audit(c, "searches.cleared");
    return c.json({ id: term });
  });

  return app;
}
