import type { Kysely } from "kysely";
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
  const row = await db
    .selectFrom("campaigns")
    .select("id")
    .where("id", "=", id)
    .where("active", "=", 1)
    .executeTakeFirst();
  return row !== undefined;
}
