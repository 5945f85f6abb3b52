import type { Kysely, Transaction } from "kysely";
import type { OldSlugRow } from "../db/rows/content-rows.ts";
import type { Database } from "../db/schema.ts";

export type OldSlug = Pick<OldSlugRow, "section" | "kind" | "slug">;

/** Stores the last owner of a slug, so that its address redirects. */
export async function saveOldSlug(
  trx: Transaction<Database>,
  { section, kind, slug }: OldSlug,
  target_id: string,
  created_at: number,
): Promise<void> {
  await deleteOldSlug(trx, { section, kind, slug });
  await trx
    .insertInto("old_slugs")
    .values({ section, kind, slug, target_id, created_at })
    .execute();
}

/** Deletes the redirect of a slug that is in use again. */
export async function deleteOldSlug(
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

/** Finds the last owners of these slugs; slugs without an owner are left out. */
export async function findSlugOwners(
  db: Kysely<Database>,
  section: OldSlug["section"],
  kind: OldSlug["kind"],
  slugs: readonly string[],
): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom("old_slugs")
    .select(["slug", "target_id"])
    .where("section", "=", section)
    .where("kind", "=", kind)
    .where("slug", "in", slugs)
    .execute();
  return new Map(rows.map(({ slug, target_id }) => [slug, target_id]));
}
