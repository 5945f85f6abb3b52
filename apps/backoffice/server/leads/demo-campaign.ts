import type { Kysely } from "kysely";
import { prepareQuery } from "../db/prepared-query.ts";
import type { Database } from "../db/schema.ts";

/** Creates the site's own campaign, with the id of the settings, unless it exists. */
export async function ensureDemoCampaign(
  db: Kysely<Database>,
  id: string,
  now: number,
): Promise<void> {
  await db
    .insertInto("campaigns")
    .values({ id, name: "Demo booking on the website", active: 1, created_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Whether leads may be added to this campaign. */
export async function isActiveCampaign(db: Kysely<Database>, id: string): Promise<boolean> {
  const { rows } = await findActive(db, { id });
  return rows.length > 0;
}

const findActive = prepareQuery((db, { id }: { id: string }) =>
  db.selectFrom("campaigns").select("id").where("id", "=", id).where("active", "=", 1),
);
