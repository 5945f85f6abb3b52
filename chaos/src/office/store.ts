import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { askPostgres } from "../../../apps/backoffice/server/testing/postgres-database.ts";

/** The back office's database, read and changed beside it, as nobody but a test does. */
export interface Store {
  query<Row>(sql: string): Promise<Row[]>;
  /** The errors of the database's integrity check; empty if there are none. */
  faults(): Promise<string[]>;
}

export function openSqliteStore(dataDir: string): Store {
  const file = path.join(dataDir, "backoffice.sqlite");
  const query = async <Row>(sql: string) => {
    const database = new DatabaseSync(file, { timeout: 5_000 });
    try {
      return database.prepare(sql).all() as Row[];
    } finally {
      database.close();
    }
  };
  return {
    query,
    async faults() {
      const rows = await query<{ integrity_check: string }>("pragma integrity_check");
      return rows.map((row) => row.integrity_check).filter((text) => text !== "ok");
    },
  };
}

/** PostgreSQL checks each page itself when it reads it. */
export function openPostgresStore(url: string): Store {
  return { query: (sql) => askPostgres(url, sql), faults: async () => [] };
}

interface StoredMail {
  lead_id: string;
  recipient: string;
  message_id: string;
  state: string;
}

/** The rows of a database that belong to the bookings. */
export interface StoredRows {
  leads: { id: string; email: string }[];
  keys: { key: string; lead_id: string }[];
  nonces: { nonce: string }[];
  mails: StoredMail[];
  faults: string[];
}

export async function readRows({ query, faults }: Store): Promise<StoredRows> {
  return {
    leads: await query("select id, email from leads"),
    keys: await query("select key, lead_id from idempotency_keys"),
    nonces: await query("select nonce from captcha_nonces"),
    mails: await query("select lead_id, recipient, message_id, state from mails"),
    faults: await faults(),
  };
}

/** Ends the leases, so that a killed worker's mail is sent again without waiting. */
export async function endLeases({ query }: Store): Promise<void> {
  await query("update mails set lease_until = 0 where state = 'sending'");
}

/** Ends the backoff before the next attempt in the same way. */
export async function endRetryPauses({ query }: Store): Promise<void> {
  await query("update mails set due_at = 0 where state = 'pending'");
}

/** Waits until no mail is pending. */
export async function waitForOutbox(store: Store): Promise<void> {
  await waitForNone(store, "state in ('pending', 'sending')");
}

/** Waits until each mail was tried once. */
export async function waitForFirstAttempts(store: Store): Promise<void> {
  await waitForNone(store, "attempts = 0 or state = 'sending'");
}

async function waitForNone({ query }: Store, condition: string): Promise<void> {
  for (;;) {
    const [row] = await query<{ mails: number }>(
      `select count(*) as mails from mails where ${condition}`,
    );
    if (Number(row?.mails) === 0) return;
    await pause(100);
  }
}
