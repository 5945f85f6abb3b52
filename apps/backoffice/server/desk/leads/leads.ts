import { toIso } from "@crm/contract/dates";
import { type Context, Hono } from "hono";
import type { Kysely } from "kysely";
import type { DeskEnv } from "../../auth/require-person.ts";
import { requireRight } from "../../auth/rights.ts";
import type { Database, LeadKind, LeadRow } from "../../db/schema.ts";
import { HttpError } from "../../http/http-error.ts";
import { eraseLead } from "../../leads/erase-lead.ts";
import { releaseLead } from "../../leads/release-lead.ts";
import type { Services } from "../../services.ts";
import { findMailsOfLead } from "../outbox/outbox.ts";
import {
  contains,
  containsNumber,
  countRows,
  readChoice,
  readListQuery,
} from "../transport/list-query.ts";
import type { Lead, LeadDetail, Page } from "../transport/shapes.ts";
import { writeLeadFile } from "./lead-file.ts";

const sorts = ["createdAt", "name", "kind", "email", "companyName"] as const;
const columns = {
  createdAt: "leads.created_at",
  name: "leads.name",
  kind: "leads.kind",
  email: "leads.email",
  companyName: "leads.company_name",
} as const;

const kinds = ["demo", "enterprise", "contact", "capture"] as const;
const reviews = ["held"] as const;

/** The leads of all four kinds: a list, a file of it, one with its mails, releasing and erasing one. */
export function createLeadRoutes(services: Services): Hono<DeskEnv> {
  const { db, log, now } = services;
  const app = new Hono<DeskEnv>();

  app.get("/", async (c) => {
    const { limit, offset, sort, order, search } = readListQuery(c, sorts);
    const matching = matchLeads(db, readFilters(c), search);
    const total = await countRows(matching);
    const rows = await matching
      .selectAll("leads")
      .select(sourceNames)
      .orderBy(columns[sort], order)
      .orderBy("leads.id")
      .limit(limit)
      .offset(offset)
      .execute();
    return c.json<Page<Lead>>({ data: rows.map(toLead), total });
  });

  /** Exports the leads that match the list's filters, of all pages. */
  app.get("/file", requireRight("leads", "export"), async (c) => {
    const { sort, order, search } = readListQuery(c, sorts);
    const rows = await matchLeads(db, readFilters(c), search)
      .selectAll("leads")
      .select(sourceNames)
      .orderBy(columns[sort], order)
      .orderBy("leads.id")
      .execute();
    log.info({ person: c.get("person").id, leads: rows.length }, "leads downloaded");
    return c.body(writeLeadFile(rows.map(toLead)), 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="leads.csv"',
    });
  });

  app.get("/:id", async (c) => c.json(await findLead(db, c.req.param("id"))));

  app.post("/:id/release", requireRight("leads", "change"), async (c) => {
    const id = c.req.param("id");
    await releaseLead(services, id, c.get("person").id);
    log.info({ person: c.get("person").id, lead: id }, "lead released");
    return c.json(await findLead(db, id));
  });

  app.delete("/:id", requireRight("leads", "erase"), async (c) => {
    const id = c.req.param("id");
    await eraseLead(db, id, now());
    log.info({ person: c.get("person").id, lead: id }, "lead erased");
    return c.json({ id });
  });

  return app;
}

/** The names of what a lead belongs to; for `selectLeads`. */
export const sourceNames = [
  "campaigns.name as campaign_name",
  "companies.name as company",
] as const;

export function selectLeads(db: Kysely<Database>) {
  return db
    .selectFrom("leads")
    .leftJoin("campaigns", "campaigns.id", "leads.campaign_id")
    .leftJoin("companies", "companies.id", "leads.company_id");
}

async function findLead(db: Kysely<Database>, id: string): Promise<LeadDetail> {
  const row = await selectLeads(db)
    .selectAll("leads")
    .select(sourceNames)
    .where("leads.id", "=", id)
    .executeTakeFirst();
  if (!row) throw new HttpError(404, "There is no such lead");
  return {
    ...toLead(row),
    contactId: row.contact_id,
    mails: await findMailsOfLead(db, row.id),
  };
}

interface Filters {
  kind: LeadKind | undefined;
  isHeld: boolean;
}

function readFilters(c: Context): Filters {
  return {
    kind: readChoice(c, "kind", kinds),
    isHeld: readChoice(c, "review", reviews) === "held",
  };
}

function matchLeads(db: Kysely<Database>, { kind, isHeld }: Filters, search: string) {
  return selectLeads(db)
    .$if(kind !== undefined, (query) => query.where("leads.kind", "=", kind ?? "demo"))
    .$if(isHeld, (query) =>
      query.where("leads.review", "is not", null).where("leads.released_at", "is", null),
    )
    .$if(search !== "", (query) =>
      query.where((eb) =>
        eb.or([
          contains(eb.ref("leads.name"), search),
          contains(eb.ref("leads.email"), search),
          containsNumber(eb.ref("leads.phone"), search),
          contains(eb.ref("leads.company_name"), search),
        ]),
      ),
    );
}

export function toLead(
  row: LeadRow & { campaign_name: string | null; company: string | null },
): Lead {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    email: row.email,
    phone: row.phone,
    companyName: row.company_name,
    companySize: row.company_size,
    choice: row.choice,
    message: row.message,
    source: row.campaign_name ?? row.company,
    extras: row.extras ? JSON.parse(row.extras) : null,
    context: row.context ? JSON.parse(row.context) : null,
    review: row.review,
    isHeld: row.review !== null && row.released_at === null,
    createdAt: toIso(row.created_at),
  };
}
