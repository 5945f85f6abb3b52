import { Hono } from "hono";
import type { Kysely } from "kysely";
import type { DeskEnv } from "../auth/require-person.ts";
import type { Database, LeadRow } from "../db/schema.ts";
import { Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { contains, countRows, readChoice, readListQuery } from "./list-query.ts";
import { findMailsOfLead } from "./outbox.ts";
import type { Lead, LeadDetail, Page } from "./shapes.ts";
import { toIso } from "./to-iso.ts";

const sorts = ["createdAt", "name", "kind", "email", "companyName"] as const;
const columns = {
  createdAt: "leads.created_at",
  name: "leads.name",
  kind: "leads.kind",
  email: "leads.email",
  companyName: "leads.company_name",
} as const;

const kinds = ["demo", "enterprise", "contact", "capture"] as const;

/** The leads of all four kinds: a list, and one with its mails. */
export function createLeads({ db }: Services): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();

  app.get("/", async (c) => {
    const { limit, offset, sort, order, search } = readListQuery(c, sorts);
    const kind = readChoice(c, "kind", kinds);
    const matching = selectLeads(db)
      .$if(kind !== undefined, (query) => query.where("leads.kind", "=", kind ?? "demo"))
      .$if(search !== "", (query) =>
        query.where((eb) =>
          eb.or([
            contains(eb.ref("leads.name"), search),
            contains(eb.ref("leads.email"), search),
            contains(eb.ref("leads.phone"), search),
            contains(eb.ref("leads.company_name"), search),
          ]),
        ),
      );
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

  app.get("/:id", async (c) => {
    const row = await selectLeads(db)
      .selectAll("leads")
      .select(sourceNames)
      .where("leads.id", "=", c.req.param("id"))
      .executeTakeFirst();
    if (!row) throw new Refusal(404, "There is no such lead");
    return c.json<LeadDetail>({ ...toLead(row), mails: await findMailsOfLead(db, row.id) });
  });

  return app;
}

const sourceNames = ["campaigns.name as campaign_name", "companies.name as company"] as const;

function selectLeads(db: Kysely<Database>) {
  return db
    .selectFrom("leads")
    .leftJoin("campaigns", "campaigns.id", "leads.campaign_id")
    .leftJoin("companies", "companies.id", "leads.company_id");
}

function toLead(row: LeadRow & { campaign_name: string | null; company: string | null }): Lead {
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
    createdAt: toIso(row.created_at),
  };
}
