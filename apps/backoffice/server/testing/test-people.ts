import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { type Role, roles } from "../auth/roles.ts";
import type { TestBackoffice } from "./test-backoffice.ts";

/** One person of each role, who is signed in. */
export interface SignedInPeople {
  passwords: Record<Role, string>;
  /** The Cookie header of a person's session. */
  cookies: Record<Role, string>;
}

/** What a person and a sign-in are stored in, each table after those that it refers to. */
const tables = ["auth_people", "auth_accounts", "auth_sessions", "audit_events"] as const;

type Row = Record<string, unknown>;

interface KeptPeople extends SignedInPeople {
  rows: Record<(typeof tables)[number], Row[]>;
  /** By the clock of sessions, which a test may set. Epoch milliseconds. */
  at: number;
}

/** Of this process, by the kind of database: they store dates differently. */
const kept = new Map<string, KeptPeople>();

/** Much shorter than a session. */
const maxAgeMs = 60 * 60_000;

/** Keeps the people of a new desk for `copyPeople`. */
export async function keepPeople(
  { services: { db, databaseKind } }: TestBackoffice,
  people: SignedInPeople,
): Promise<void> {
  const rows: KeptPeople["rows"] = {
    auth_people: [],
    auth_accounts: [],
    auth_sessions: [],
    audit_events: [],
  };
  for (const table of tables) {
    rows[table] = (await sql<Row>`select * from ${sql.table(table)}`.execute(db)).rows;
  }
  kept.set(databaseKind, { ...people, rows, at: Date.now() });
}

/**
 * Copies the people of an earlier desk of this process into a new one: to add four people and to sign them
 * in takes as much time as most tests.
 *
 * @returns undefined when there is none, or its sessions may have expired
 */
export async function copyPeople({
  services: { db, databaseKind, auth },
}: TestBackoffice): Promise<SignedInPeople | undefined> {
  const known = kept.get(databaseKind);
  if (!known || Math.abs(Date.now() - known.at) > maxAgeMs) return undefined;
  for (const table of tables) await insertRows(db, table, known.rows[table]);
  const { secret } = await auth.$context;
  const cookies = { ...known.cookies };
  for (const role of roles) cookies[role] = signAgain(cookies[role], secret);
  return { passwords: { ...known.passwords }, cookies };
}

function insertRows(db: TestBackoffice["services"]["db"], table: string, rows: readonly Row[]) {
  const names = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(names.map((name) => row[name]))})`);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  return sql`insert into ${sql.table(table)} (${columns}) values ${sql.join(values)}`.execute(db);
}

/** Signs a session's cookie with the secret of another back office. */
function signAgain(cookie: string, secret: string): string {
  const [name, value = ""] = cookie.split("=");
  const [token = ""] = decodeURIComponent(value).split(".");
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  return `${name}=${encodeURIComponent(`${token}.${signature}`)}`;
}
