import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { askPostgres } from "../../../apps/backoffice/server/testing/postgres-database.ts";

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
  /** The errors of the database's integrity check; empty if there are none. */
  faults: string[];
}

const queries = {
  leads: "select id, email from leads",
  keys: "select key, lead_id from idempotency_keys",
  nonces: "select nonce from captcha_nonces",
  mails: "select lead_id, recipient, message_id, state from mails",
} as const;

/** Reads the SQLite file of a data folder. */
export function readSqliteRows(dataDir: string): StoredRows {
  const database = new DatabaseSync(path.join(dataDir, "backoffice.sqlite"), { readOnly: true });
  try {
    const all = <Row>(sql: string) => database.prepare(sql).all() as Row[];
    const check = all<{ integrity_check: string }>("pragma integrity_check");
    return {
      leads: all(queries.leads),
      keys: all(queries.keys),
      nonces: all(queries.nonces),
      mails: all(queries.mails),
      faults: check.map((row) => row.integrity_check).filter((text) => text !== "ok"),
    };
  } finally {
    database.close();
  }
}

/** PostgreSQL checks each page itself when it reads it. */
export async function readPostgresRows(url: string): Promise<StoredRows> {
  return {
    leads: await askPostgres(url, queries.leads),
    keys: await askPostgres(url, queries.keys),
    nonces: await askPostgres(url, queries.nonces),
    mails: await askPostgres(url, queries.mails),
    faults: [],
  };
}
