import { randomUUID } from "node:crypto";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";

/** After this time every site has seen a change. Milliseconds. */
const seenAfterMs = 2_000;

/** Invalidates all pages of the site, by a change in the back office's list. */
export async function invalidatePages(dataDir: string): Promise<void> {
  const database = new DatabaseSync(path.join(dataDir, "backoffice.sqlite"), { timeout: 30_000 });
  try {
    database.exec("begin immediate; update content_state set last_number = last_number + 1");
    database
      .prepare(
        "insert into content_changes (number, id, paths, at) select last_number, ?, ?, ? from content_state",
      )
      .run(randomUUID(), '["*"]', Date.now());
    database.exec("commit");
  } finally {
    database.close();
  }
  await pause(seenAfterMs);
}
