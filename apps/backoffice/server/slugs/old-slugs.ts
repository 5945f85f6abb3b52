import type { Kysely, Transaction } from "kysely";
import type { Database, OldSlugRow } from "../db/schema.ts";

export type OldSlug = Pick<OldSlugRow, "section" | "kind" | "slug">;

/** Remembers whose slug this was, so that its address leads on. The last one who had it counts. */
export async function rememberSlug(
  trx: Transaction<Database>,
  { section, kind, slug }: OldSlug,
  target_id: string,
  created_at: number,
): Promise<void> {
  await forgetSlug(trx, { section, kind, slug });
  await trx
    .insertInto("old_slugs")
    .values({ section, kind, slug, target_id, created_at })
    .execute();
}

/** Somebody has this slug now: its address no longer leads on. */
export async function forgetSlug(
  trx: Transaction<Database>,
  { section, kind, slug }: OldSlug,
): Promise<void> {
  await trx
    .deleteFrom("old_slugs")
    .where("section", "=", section)
    .where("kind", "=", kind)
    .where("slug", "=", slug)
    .execute();
}

/** Whose slug this was. */
export async function findSlugOwner(
  db: Kysely<Database>,
  { section, kind, slug }: OldSlug,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("old_slugs")
    .select("target_id")
    .where("section", "=", section)
    .where("kind", "=", kind)
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row?.target_id;
}
