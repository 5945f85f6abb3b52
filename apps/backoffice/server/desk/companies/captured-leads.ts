import { toIso } from "@crm/contract/dates";
import { Hono } from "hono";
import type { Kysely } from "kysely";
import type { DeskEnv } from "../../auth/require-person.ts";
import { requireRight } from "../../auth/rights.ts";
import type { CapturedLeadRow, Database } from "../../db/schema.ts";
import { HttpError } from "../../http/http-error.ts";
import { eraseCapturedLead } from "../../lead-api/erase-captured-lead.ts";
import type { Services } from "../../services.ts";
import { contains, containsNumber, countRows, readListQuery } from "../transport/list-query.ts";
import type { CapturedLead, Page } from "../transport/shapes.ts";

/** The leads that one company captured: a list, one of them, and erasing one. */
export function createCapturedLeadRoutes({ db, log }: Services): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();

  app.get("/", async (c) => {
    const { limit, offset, order, search } = readListQuery(c, ["createdAt"]);
    const companyId = c.req.query("companyId");
    if (!companyId) throw new HttpError(400, "Choose the company whose leads to list");
    const matching = matchLeads(db, companyId, search);
    const total = await countRows(matching);
    const rows = await matching
      .leftJoin("workflows", "workflows.id", "captured_leads.workflow_id")
      .selectAll("captured_leads")
      .select(workflowName)
      .orderBy("captured_leads.created_at", order)
      .orderBy("captured_leads.id", order)
      .limit(limit)
      .offset(offset)
      .execute();
    return c.json<Page<CapturedLead>>({ data: rows.map(toCapturedLead), total });
  });

  app.get("/:id", async (c) => {
    const row = await db
      .selectFrom("captured_leads")
      .leftJoin("workflows", "workflows.id", "captured_leads.workflow_id")
      .selectAll("captured_leads")
      .select(workflowName)
      .where("captured_leads.id", "=", c.req.param("id"))
      .executeTakeFirst();
    if (!row) throw new HttpError(404, "There is no such lead");
    return c.json<CapturedLead>(toCapturedLead(row));
  });

  app.delete("/:id", requireRight("capturedLeads", "erase"), async (c) => {
    const id = c.req.param("id");
    await eraseCapturedLead(db, id);
    log.info({ person: c.get("person").id, lead: id }, "captured lead erased");
    return c.json({ id });
  });

  return app;
}

const workflowName = "workflows.name as workflow";

function matchLeads(db: Kysely<Database>, companyId: string, search: string) {
  return db
    .selectFrom("captured_leads")
    .where("captured_leads.company_id", "=", companyId)
    .$if(search !== "", (query) =>
      query.where((eb) =>
        eb.or([
          contains(eb.ref("captured_leads.name"), search),
          contains(eb.ref("captured_leads.email"), search),
          containsNumber(eb.ref("captured_leads.phone"), search),
          contains(eb.ref("captured_leads.company_name"), search),
        ]),
      ),
    );
}

function toCapturedLead(row: CapturedLeadRow & { workflow: string | null }): CapturedLead {
  return {
    id: row.id,
    companyId: row.company_id,
    workflow: row.workflow,
    name: row.name,
    email: row.email,
    phone: row.phone,
    companyName: row.company_name,
    companySize: row.company_size,
    message: row.message,
    extras: row.extras ? JSON.parse(row.extras) : null,
    createdAt: toIso(row.created_at),
  };
}
