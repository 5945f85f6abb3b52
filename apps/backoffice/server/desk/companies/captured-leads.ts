import { toIso } from "@crm/contract/dates";
import { emailPattern } from "@crm/contract/fields/email";
import { toE164 } from "@crm/server-kit/phone-number";
import { Hono } from "hono";
import type { ExpressionBuilder, Kysely } from "kysely";
import { createAudit } from "../../audit/record-audit.ts";
import type { DeskEnv } from "../../auth/require-person.ts";
import { requireRight } from "../../auth/rights.ts";
import type { CapturedLeadRow } from "../../db/rows/company-rows.ts";
import type { Database } from "../../db/schema.ts";
import { wipeErased } from "../../db/wipe-erased.ts";
import { HttpError } from "../../http/http-error.ts";
import { eraseCapturedLead } from "../../lead-api/erase-captured-lead.ts";
import { toMailbox } from "../../mail/mailbox.ts";
import type { Services } from "../../services.ts";
import type { CapturedLead } from "../transport/company-shapes.ts";
import { contains, containsNumber, countRows, readListQuery } from "../transport/list-query.ts";
import type { Page } from "../transport/shapes.ts";

/** The leads that one company captured: a list, one of them, and erasing one. */
export function createCapturedLeadRoutes({ db, log, now }: Services): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();
  const audit = createAudit({ db, now });

  app.get("/", async (c) => {
    const { limit, offset, order, search } = readListQuery(c, ["createdAt"]);
    const companyId = c.req.query("companyId");
    if (!companyId) throw new HttpError(400, "Choose the company whose leads to list");
    const matching = matchLeads(db, companyId, search);
    const total = await countRows(matching);
    const rows = await matching
      .innerJoin("companies", "companies.id", "captured_leads.company_id")
      .leftJoin("workflows", "workflows.id", "captured_leads.workflow_id")
      .selectAll("captured_leads")
      .select(names)
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
      .innerJoin("companies", "companies.id", "captured_leads.company_id")
      .leftJoin("workflows", "workflows.id", "captured_leads.workflow_id")
      .selectAll("captured_leads")
      .select(names)
      .where("captured_leads.id", "=", c.req.param("id"))
      .executeTakeFirst();
    if (!row) throw new HttpError(404, "There is no such lead");
    return c.json<CapturedLead>(toCapturedLead(row));
  });

  app.delete("/:id", requireRight("capturedLeads", "erase"), async (c) => {
    const id = c.req.param("id");
    await eraseCapturedLead(db, id);
    await wipeErased(db);
    log.info({ person: c.get("person").id, lead: id }, "captured lead erased");
    await audit(c, "capturedLeads.erased", id);
    return c.json({ id });
  });

  return app;
}

const names = ["companies.name as company", "workflows.name as workflow"] as const;

function matchLeads(db: Kysely<Database>, companyId: string, search: string) {
  return db
    .selectFrom("captured_leads")
    .where("captured_leads.company_id", "=", companyId)
    .$if(search !== "", (query) => query.where(matchText(search)));
}

/** A whole address or number is found by its index, in any spelling; other texts in the whole list. */
function matchText(search: string) {
  const number = toE164(search);
  return (eb: ExpressionBuilder<Database, "captured_leads">) => {
    if (emailPattern.test(search)) return eb("captured_leads.mailbox", "=", toMailbox(search));
    const isNumber = containsNumber(eb.ref("captured_leads.phone"), search);
    if (number) {
      const isOdd = eb.and([eb("captured_leads.phone_e164", "is", null), isNumber]);
      return eb.or([eb("captured_leads.phone_e164", "=", number), isOdd]);
    }
    return eb.or([
      contains(eb.ref("captured_leads.name"), search),
      contains(eb.ref("captured_leads.email"), search),
      isNumber,
      contains(eb.ref("captured_leads.company_name"), search),
    ]);
  };
}

function toCapturedLead(
  row: CapturedLeadRow & { company: string; workflow: string | null },
): CapturedLead {
  return {
    id: row.id,
    company: { id: row.company_id, name: row.company },
    workflow: row.workflow,
    name: row.name,
    email: row.email,
    phone: row.phone,
    phoneE164: row.phone_e164,
    companyName: row.company_name,
    companySize: row.company_size,
    message: row.message,
    extras: row.extras ? JSON.parse(row.extras) : null,
    createdAt: toIso(row.created_at),
  };
}
