import { DatabaseSync } from "node:sqlite";
import { createSqliteRows, listApplied } from "../db/copy/sqlite-rows.ts";
import { findPictureNames } from "../media/picture-names.ts";
import type { Manifest } from "./manifest.ts";

/** What the database of a backup contains. */
export type DatabaseSummary = Pick<Manifest["database"], "migrations" | "rows"> & {
  /** The file names of the pictures that articles show, or may show again. */
  pictures: Set<string>;
};

/** The tables whose texts name pictures. A backup of an older version has not all of them. */
const textQueries = {
  articles: "select coalesce(image, '') || ' ' || content as text from articles",
  article_working_copies: "select fields as text from article_working_copies",
  article_versions: "select fields as text from article_versions",
};

/**
 * Checks a whole SQLite file and counts its rows.
 *
 * @throws Error with SQLite's words when it is damaged
 */
export async function readBackupDatabase(path: string): Promise<DatabaseSummary> {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    checkIntegrity(database);
    const rows: Record<string, number> = {};
    for (const { name } of await createSqliteRows(database).listTables()) {
      rows[name] = Number(database.prepare(`select count(*) as n from "${name}"`).get()?.n);
    }
    const pictures = new Set<string>();
    for (const [table, query] of Object.entries(textQueries)) {
      if (!(table in rows)) continue;
      for (const { text } of database.prepare(query).iterate()) {
        for (const name of findPictureNames(String(text))) pictures.add(name);
      }
    }
    return { migrations: listApplied(database), rows, pictures };
  } finally {
    database.close();
  }
}

/** Reads the id of the installation whose database it is; undefined in a database of an older version. */
export function readInstallationId(path: string): string | undefined {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const table = "select 1 from sqlite_master where type = 'table' and name = 'installation'";
    if (!database.prepare(table).get()) return undefined;
    const row = database.prepare("select id from installation").get();
    return row && String(row.id);
  } finally {
    database.close();
  }
}

/** @throws Error with SQLite's words when a file is damaged or a reference has no target */
export function checkIntegrity(database: DatabaseSync): void {
  const [row] = database.prepare("pragma integrity_check(1)").all();
  const found = String(row?.integrity_check).replace(/\s+/g, " ");
  if (found !== "ok") throw new Error(found);
  const [orphan] = database.prepare("pragma foreign_key_check").all();
  if (orphan)
    throw new Error(`a row of ${orphan.table} refers to a missing row of ${orphan.parent}`);
}
