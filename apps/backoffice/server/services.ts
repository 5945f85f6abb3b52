import type { Kysely } from "kysely";
import { type Logger, pino } from "pino";
import { type DatabaseKind, openDatabase } from "./db/open-database.ts";
import type { Database } from "./db/schema.ts";
import type { Settings } from "./settings.ts";

/** What handlers and rules work with. Made once per process, and once per test. */
export interface Services {
  settings: Settings;
  db: Kysely<Database>;
  databaseKind: DatabaseKind;
  log: Logger;
  /** Epoch milliseconds; tests turn it instead of waiting. */
  now: () => number;
}

/** Opens what the settings name. */
export function createServices(settings: Settings): Services {
  const { db, kind } = openDatabase(settings.databaseUrl);
  return {
    settings,
    db,
    databaseKind: kind,
    log: pino({ name: "backoffice" }),
    now: () => Date.now(),
  };
}
