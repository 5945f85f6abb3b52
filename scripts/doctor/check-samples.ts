import { existsSync } from "node:fs";
import type { Finding } from "@crm/brand/launch/finding";
import { findSqlitePath, openDatabase } from "../../apps/backoffice/server/db/open-database.ts";

/** Says how many of the seed's sample articles the site shows. */
export async function checkSamples(databaseUrl: string, now: number): Promise<Finding[]> {
  const path = findSqlitePath(databaseUrl);
  // Opening a file that does not exist would create it.
  if (path !== undefined && !existsSync(path)) return [];
  const { db } = openDatabase(databaseUrl);
  try {
    const { samples } = await db
      .selectFrom("articles")
      .select(({ fn }) => fn.countAll<number>().as("samples"))
      .where("is_sample", "=", 1)
      .where("published_at", "<=", now)
      .executeTakeFirstOrThrow();
    if (Number(samples) === 0) return [];
    const what = `${samples} sample articles are published; the desk lists them under Origin: Sample, to be rewritten or unpublished`;
    return [{ where: "articles", what }];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      { where: "articles", what: `can't be read, so sample articles are not counted: ${reason}` },
    ];
  } finally {
    await db.destroy();
  }
}
