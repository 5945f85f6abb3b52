import { Hono } from "hono";
import type { Kysely } from "kysely";
import { createAudit } from "../../audit/record-audit.ts";
import type { DeskEnv } from "../../auth/require-person.ts";
import { requireRight } from "../../auth/rights.ts";
import type { Database } from "../../db/schema.ts";
import { HttpError } from "../../http/http-error.ts";
import { eraseLead } from "../../leads/erase-lead.ts";
import { isAssignedByTurn, listOwners } from "../../leads/lead-owners.ts";
import { releaseLead } from "../../leads/release-lead.ts";
import type { Services } from "../../services.ts";
import { findMailsOfLead } from "../outbox/outbox.ts";
import { streamCsv } from "../transport/csv-file.ts";
import type { LeadCounts, LeadDetail, LeadOptions, LeadPage } from "../transport/lead-shapes.ts";
import { readListQuery } from "../transport/list-query.ts";
import { countLeads, countViews, findLeads, listOrigins } from "./find-leads.ts";
import { createLeadChangeRoutes } from "./lead-changes.ts";
import { leadColumns, readVisit } from "./lead-file.ts";
import { matchFilter, readLeadFilter } from "./lead-filter.ts";
import { readLeadPages } from "./lead-pages.ts";
import { selectLeads, toQueuedLead } from "./lead-row.ts";

const sorts = ["createdAt"] as const;

/** The leads of all three kinds: their queue, a file, one with its mails, changing, releasing and erasing. */
export function createLeadRoutes(services: Services): Hono<DeskEnv> {
  const { db, log, now } = services;
  const app = new Hono<DeskEnv>();
  const audit = createAudit(services);

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

  /** Exports the leads that match the list's filters, of all pages, the newest first. */
  app.get("/file", requireRight("leads", "export"), async (c) => {
    const filter = matchFilter(readLeadFilter(c, readListQuery(c, sorts).search, now()));
    const pages = readLeadPages(db, async (stretch) => {
      const rows = await selectLeads(db)
        .where(filter)
        .where(stretch)
        .orderBy("leads.created_at", "desc")
        .orderBy("leads.id", "desc")
        .execute();
      return readVisit(rows);
    });
    await audit(c, "leads.exported");
    return streamCsv("leads.csv", leadColumns, pages, ({ rows, isComplete, failure }) => {
      const details = { person: c.get("person").id, leads: rows };
      if (isComplete) log.info(details, "leads downloaded");
      else log.error({ ...details, err: failure }, "the download of leads broke off");
    });
  });

  app.route("/", createLeadChangeRoutes(services));

  app.get("/:id", async (c) => c.json(await findLead(db, c.req.param("id"))));

  app.post("/:id/release", requireRight("leads", "change"), async (c) => {
    const id = c.req.param("id");
    await releaseLead(services, id, c.get("person").id);
    log.info({ person: c.get("person").id, lead: id }, "lead released");
    await audit(c, "leads.released", id);
    return c.json(await findLead(db, id));
  });

  app.delete("/:id", requireRight("leads", "erase"), async (c) => {
    const id = c.req.param("id");
    await eraseLead(db, id, now());
    log.info({ person: c.get("person").id, lead: id }, "lead erased");
    await audit(c, "leads.erased", id);
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
