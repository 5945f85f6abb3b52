import { toIso } from "@crm/contract/dates";
import { leadCapture } from "@crm/contract/lead-capture";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import { apiPath } from "../../http/app-env.ts";
import { HttpError } from "../../http/http-error.ts";
import { periodsOf } from "../../lead-api/usage.ts";
import type { Services } from "../../services.ts";
import type { Company, CompanyDetail } from "../transport/company-shapes.ts";
import { contains, countRows, type ListQuery } from "../transport/list-query.ts";
import type { Page } from "../transport/shapes.ts";

export const companySorts = ["name", "createdAt"] as const;
const columns = { name: "companies.name", createdAt: "companies.created_at" } as const;

/** The companies that match a list's query, with the figures that tell whether their leads arrive. */
export async function listCompanies(
  { db, now }: Services,
  { limit, offset, sort, order, search }: ListQuery<(typeof companySorts)[number]>,
): Promise<Page<Company>> {
  const matching = db
    .selectFrom("companies")
    .$if(search !== "", (query) => query.where((eb) => contains(eb.ref("companies.name"), search)));
  const total = await countRows(matching);
  const rows = await matching
    .select(["companies.id", "companies.name", "companies.created_at"])
    .select(({ selectFrom }) => [
      selectFrom("workflows")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("workflows.company_id", "=", "companies.id")
        .as("workflows"),
      selectFrom("workflows")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("workflows.company_id", "=", "companies.id")
        .where("workflows.active", "=", 1)
        .as("active_workflows"),
      selectFrom("company_keys")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("company_keys.company_id", "=", "companies.id")
        .where("company_keys.revoked_at", "is", null)
        .as("active_keys"),
      selectFrom("company_keys")
        .select(({ fn }) => fn.max("company_keys.last_used_at").as("at"))
        .whereRef("company_keys.company_id", "=", "companies.id")
        .as("last_used_at"),
      selectFrom("company_usage")
        .select("company_usage.entries")
        .whereRef("company_usage.company_id", "=", "companies.id")
        .where("company_usage.period", "=", periodsOf(now()).perMonth)
        .as("entries"),
    ])
    .orderBy(columns[sort], order)
    .orderBy("companies.id")
    .limit(limit)
    .offset(offset)
    .execute();
  const data = rows.map((row) => ({
    id: row.id,
    name: row.name,
    workflows: Number(row.workflows),
    activeWorkflows: Number(row.active_workflows),
    activeKeys: Number(row.active_keys),
    entriesThisMonth: row.entries ?? 0,
    lastUsedAt: toIso(row.last_used_at),
    createdAt: toIso(row.created_at),
  }));
  return { data, total };
}

/** @throws HttpError 404 when there is no such company */
export async function findCompany(
  { db, now, settings }: Services,
  id: string,
): Promise<CompanyDetail> {
  const company = await db
    .selectFrom("companies")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!company) throw new HttpError(404, "There is no such company");
  const workflows = await db
    .selectFrom("workflows")
    .select(["id", "name", "active"])
    .where("company_id", "=", id)
    .orderBy("name")
    .execute();
  return {
    id,
    name: company.name,
    createdAt: toIso(company.created_at),
    address: leadAddress(settings.backofficeUrl, id),
    keys: await listKeys(db, id),
    workflows: workflows.map(({ active, ...workflow }) => ({ ...workflow, active: active === 1 })),
    usage: await readUsage(db, id, now()),
  };
}

/** The address to which the company's website sends its leads. */
function leadAddress(backofficeUrl: string, companyId: string): string {
  const query = new URLSearchParams({ [leadCapture.companyParameter]: companyId });
  return `${new URL(apiPath + leadCapture.path, backofficeUrl)}?${query}`;
}

/** The company's keys, active ones before revoked ones and each the newest first, without anything that would reveal them. */
async function listKeys(db: Kysely<Database>, companyId: string): Promise<CompanyDetail["keys"]> {
  const rows = await db
    .selectFrom("company_keys")
    .select(["id", "label", "created_at", "last_used_at", "revoked_at"])
    .where("company_id", "=", companyId)
    .orderBy(({ eb }) => eb("revoked_at", "is not", null))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    label: row.label,
    createdAt: toIso(row.created_at),
    lastUsedAt: toIso(row.last_used_at),
    revokedAt: toIso(row.revoked_at),
  }));
}

async function readUsage(
  db: Kysely<Database>,
  companyId: string,
  now: number,
): Promise<CompanyDetail["usage"]> {
  const { perDay, perMonth, perYear } = periodsOf(now);
  const rows = await db
    .selectFrom("company_usage")
    .select(["period", "entries"])
    .where("company_id", "=", companyId)
    .where("period", "in", [perDay, perMonth, perYear])
    .execute();
  const entriesIn = (period: string) => rows.find((row) => row.period === period)?.entries ?? 0;
  return { perDay: entriesIn(perDay), perMonth: entriesIn(perMonth), perYear: entriesIn(perYear) };
}
