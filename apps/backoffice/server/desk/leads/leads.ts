import { Hono } from "hono";
import type { Kysely } from "kysely";
import type { DeskEnv } from "../../auth/require-person.ts";
import { requireRight } from "../../auth/rights.ts";
import type { Database } from "../../db/schema.ts";
import { HttpError } from "../../http/http-error.ts";
import { eraseLead } from "../../leads/erase-lead.ts";
import { isAssignedByTurn, listOwners } from "../../leads/lead-owners.ts";
import { releaseLead } from "../../leads/release-lead.ts";
import type { Services } from "../../services.ts";
import { findMailsOfLead } from "../outbox/outbox.ts";
import { readListQuery } from "../transport/list-query.ts";
import type { LeadCounts, LeadDetail, LeadOptions, LeadPage } from "../transport/shapes.ts";
import { countLeads, countViews, findLeads, listOrigins } from "./find-leads.ts";
import { createLeadChangeRoutes } from "./lead-changes.ts";
import { writeLeadFile } from "./lead-file.ts";
import { matchFilter, readLeadFilter } from "./lead-filter.ts";
import { selectLeads, toLead, toQueuedLead } from "./lead-row.ts";

const sorts = ["createdAt"] as const;

/** The leads of all three kinds: their queue, a file, one with its mails, changing, releasing and erasing. */
export function createLeadRoutes(services: Services): Hono<DeskEnv> {
  const { db, log, now } = services;
  const app = new Hono<DeskEnv>();

  app.get("/", async (c) => {
    const query = readListQuery(c, sorts);
    const filter = readLeadFilter(c, query.search, now());
    const { total, isCapped } = await countLeads(db, filter);
    return c.json<LeadPage>({
      data: await findLeads(db, filter, query),
      total,
      meta: { isCapped },
    });
  });

  app.get("/counts", async (c) =>
    c.json<LeadCounts>(await countViews(db, { personId: c.get("person").id, now: now() })),
  );

  app.get("/options", async (c) =>
    c.json<LeadOptions>({
      owners: await listOwners(db),
      isByTurn: await isAssignedByTurn(db),
      origins: await listOrigins(db),
    }),
  );

  /** Exports the leads that match the list's filters, of all pages. */
  app.get("/file", requireRight("leads", "export"), async (c) => {
    const { order, search } = readListQuery(c, sorts);
    const rows = await selectLeads(db)
      .where(matchFilter(readLeadFilter(c, search, now())))
      .orderBy("leads.created_at", order)
      .orderBy("leads.id")
      .execute();
    log.info({ person: c.get("person").id, leads: rows.length }, "leads downloaded");
    return c.body(writeLeadFile(rows.map(toLead)), 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="leads.csv"',
    });
  });

  app.route("/", createLeadChangeRoutes(services));

  app.get("/:id", async (c) => c.json(await findLead(db, c.req.param("id"))));

  app.post("/:id/release", requireRight("leads", "change"), async (c) => {
    const id = c.req.param("id");
    await releaseLead(services, id, c.get("person").id);
    log.info({ person: c.get("person").id, lead: id }, "lead released");
    return c.json(await findLead(db, id));
  });

  app.delete("/:id", requireRight("leads", "erase"), async (c) => {
    const id = c.req.param("id");
    await eraseLead(db, id);
    log.info({ person: c.get("person").id, lead: id }, "lead erased");
    return c.json({ id });
  });

  return app;
}

async function findLead(db: Kysely<Database>, id: string): Promise<LeadDetail> {
  const row = await selectLeads(db).where("leads.id", "=", id).executeTakeFirst();
  if (!row) throw new HttpError(404, "There is no such lead");
  return {
    ...toQueuedLead(row),
    contactId: row.contact_id,
    mails: await findMailsOfLead(db, row.id),
  };
}
