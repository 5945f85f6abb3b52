import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { splitLeads } from "./erase-person.ts";
import { type DataSubject, personalTables } from "./personal-data.ts";

/** Everything that is stored of a person, by the headings of `personalTables`. */
export interface PersonExport {
  /** ISO 8601. */
  exportedAt: string;
  sections: { title: string; entries: Record<string, unknown>[] }[];
}

/** @param now epoch milliseconds */
export async function exportPerson(
  db: Kysely<Database>,
  { leadIds, ...subject }: DataSubject,
  now: number,
): Promise<PersonExport> {
  const sections: PersonExport["sections"] = [];
  for (const { title, read } of personalTables.toReversed()) {
    if (!title || !read) continue;
    const entries = new Map<string, Record<string, unknown>>();
    for (const part of splitLeads(leadIds)) {
      // Each part also finds the mails of the mailboxes.
      for (const { id, entry } of await read(db, { ...subject, leadIds: part })) {
        entries.set(id, entry);
      }
    }
    sections.push({ title, entries: [...entries.values()] });
  }
  return { exportedAt: new Date(now).toISOString(), sections };
}
