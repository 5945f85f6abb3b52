import { type Kysely, sql, type Transaction } from "kysely";
import { rights } from "../auth/rights.ts";
import { prepareQuery } from "../db/prepared-query.ts";
import type { LeadRow } from "../db/rows/lead-rows.ts";
import type { Database } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";
import { recordLeadEvent } from "./lead-events.ts";

/** Whether a person of `auth_people` can sign in; whoever is only invited has no password yet. */
const hasPassword = sql<boolean>`exists (
  select 1 from auth_accounts where auth_accounts.${sql.ref("userId")} = auth_people.id
)`;

/** The people who may take care of a lead, by name. An invited person is one only with leads of their own. */
export function listOwners(db: Kysely<Database>): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom("auth_people")
    .select(["id", "name"])
    .where("role", "in", [...rights.leads.assign])
    .where(({ or, exists, selectFrom }) =>
      or([
        hasPassword,
        exists(
          selectFrom("leads").select("leads.id").whereRef("leads.owner_id", "=", "auth_people.id"),
        ),
      ]),
    )
    .orderBy("name")
    .orderBy("id")
    .execute();
}

/** @throws HttpError 400 when this person can't take care of leads */
export async function checkOwner(db: Kysely<Database>, id: string): Promise<void> {
  const owners = await listOwners(db);
  if (owners.some((owner) => owner.id === id)) return;
  throw new HttpError(400, "Please choose a person who works with leads", { field: "ownerId" });
}

/**
 * The setting that gives each new lead to the next person of sales who has a password. Its row exists while
 * it is on; its value is the person who got the last lead.
 */
const byTurn = "leads-by-turn";

export async function isAssignedByTurn(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await findSetting(db, {});
  return rows.length > 0;
}

const findSetting = prepareQuery((db) =>
  db.selectFrom("desk_settings").select("name").where("name", "=", byTurn),
);

export async function setAssignedByTurn(db: Kysely<Database>, isOn: boolean): Promise<void> {
  if (!isOn) await db.deleteFrom("desk_settings").where("name", "=", byTurn).execute();
  else {
    await db
      .insertInto("desk_settings")
      .values({ name: byTurn, value: "" })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
  }
}

/** Gives a new lead to the person whose turn it is, if leads are assigned by turn. */
export async function assignByTurn(
  trx: Transaction<Database>,
  lead: Pick<LeadRow, "id" | "contact_id" | "created_at">,
): Promise<void> {
  if (!(await isAssignedByTurn(trx))) return;
  // Locks the row on PostgreSQL: of two leads at the same moment, each goes to another person.
  const turn = await trx
    .updateTable("desk_settings")
    .set(({ ref }) => ({ value: ref("value") }))
    .where("name", "=", byTurn)
    .returning("value")
    .executeTakeFirst();
  if (!turn) return;
  const sales = await trx
    .selectFrom("auth_people")
    .select("id")
    .where("role", "=", "sales")
    .where(hasPassword)
    .orderBy("id")
    .execute();
  const next = sales.find(({ id }) => id > turn.value) ?? sales[0];
  if (!next) return;
  await trx
    .updateTable("desk_settings")
    .set({ value: next.id })
    .where("name", "=", byTurn)
    .execute();
  await trx.updateTable("leads").set({ owner_id: next.id }).where("id", "=", lead.id).execute();
  const details = { from: null, to: next.id };
  await recordLeadEvent(trx, lead, { kind: "owner", personId: null, details }, lead.created_at);
}
