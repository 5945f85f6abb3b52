import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { isUniqueViolation } from "../db/unique-violation.ts";
import { HttpError } from "../http/http-error.ts";

/** A new company has one workflow, so that its first key works at once. */
const firstWorkflow = "Leads from the website";

/**
 * Creates a company with an active workflow.
 *
 * @returns its id
 * @throws HttpError 409 when the name is taken
 */
export async function createCompany(
  db: Kysely<Database>,
  name: string,
  now: number,
): Promise<string> {
  const id = randomUUID();
  await rejectTakenName(
    "company",
    db.transaction().execute(async (trx) => {
      await trx.insertInto("companies").values({ id, name, created_at: now }).execute();
      await trx.insertInto("workflows").values(createWorkflow(id, firstWorkflow)).execute();
    }),
  );
  return id;
}

/** @throws HttpError 404 when there is no such company, 409 when the name is taken */
export async function renameCompany(db: Kysely<Database>, id: string, name: string): Promise<void> {
  const { numUpdatedRows } = await rejectTakenName(
    "company",
    db.updateTable("companies").set({ name }).where("id", "=", id).executeTakeFirstOrThrow(),
  );
  if (numUpdatedRows === 0n) throw noSuch("company");
}

/** @throws HttpError 404 when there is no such company, 409 when it has a workflow of this name */
export async function addWorkflow(
  db: Kysely<Database>,
  companyId: string,
  name: string,
): Promise<void> {
  await requireCompany(db, companyId);
  await rejectTakenName(
    "workflow",
    db.insertInto("workflows").values(createWorkflow(companyId, name)).execute(),
  );
}

/** @throws HttpError 404 when the company has no such workflow */
export async function switchWorkflow(
  db: Kysely<Database>,
  companyId: string,
  id: string,
  active: boolean,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("workflows")
    .set({ active: active ? 1 : 0 })
    .where("id", "=", id)
    .where("company_id", "=", companyId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw noSuch("workflow");
}

/** Ends a key for good; one that was revoked before keeps its time. @throws HttpError 404 */
export async function revokeKey(
  db: Kysely<Database>,
  companyId: string,
  id: string,
  now: number,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("company_keys")
    .set(({ fn, val }) => ({ revoked_at: fn.coalesce("revoked_at", val(now)) }))
    .where("id", "=", id)
    .where("company_id", "=", companyId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw noSuch("key");
}

/** @throws HttpError 404 when there is no such company */
export async function requireCompany(db: Kysely<Database>, id: string): Promise<void> {
  const row = await db.selectFrom("companies").select("id").where("id", "=", id).executeTakeFirst();
  if (!row) throw noSuch("company");
}

function createWorkflow(companyId: string, name: string) {
  return { id: randomUUID(), company_id: companyId, name, kind: "capture", active: 1 } as const;
}

function noSuch(thing: "company" | "workflow" | "key"): HttpError {
  return new HttpError(404, `There is no such ${thing}`);
}

const takenNames = {
  company: "Another company has this name. Please choose another.",
  workflow: "This company has a workflow with this name. Please choose another.",
} as const;

async function rejectTakenName<Result>(
  thing: keyof typeof takenNames,
  write: Promise<Result>,
): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new HttpError(409, takenNames[thing], { field: "name" });
  }
}
