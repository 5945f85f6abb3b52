import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";

/** Ends the leases in the database, so that a killed worker's mail is sent again without waiting. */
export function endLeases(dataDir: string): void {
  write(dataDir, "update mails set lease_until = 0 where state = 'sending'");
}

/** Ends the backoff before the next attempt in the same way. */
export function endRetryPauses(dataDir: string): void {
  write(dataDir, "update mails set due_at = 0 where state = 'pending'");
}

/** Waits until no mail is pending. */
export async function waitForOutbox(dataDir: string): Promise<void> {
  await waitForNone(dataDir, "state in ('pending', 'sending')");
}

/** Waits until each mail was tried once. */
export async function waitForFirstAttempts(dataDir: string): Promise<void> {
  await waitForNone(dataDir, "attempts = 0 or state = 'sending'");
}

async function waitForNone(dataDir: string, condition: string): Promise<void> {
  const database = open(dataDir, true);
  const waiting = database.prepare(`select count(*) as mails from mails where ${condition}`);
  while (Number(waiting.get()?.mails) > 0) await pause(100);
  database.close();
}

function write(dataDir: string, sql: string): void {
  const database = open(dataDir, false);
  database.exec(sql);
  database.close();
}

function open(dataDir: string, readOnly: boolean): DatabaseSync {
  const file = path.join(dataDir, "backoffice.sqlite");
  return new DatabaseSync(file, { readOnly, timeout: 5_000 });
}
