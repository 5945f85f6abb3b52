import pg from "pg";
import { inject } from "vitest";
import { createCurrentTables } from "./create-current-tables.ts";
import { askPostgres, databaseUrl, postgresUrl, type TestDatabase } from "./postgres-database.ts";

interface LentDatabase {
  name: string;
  /** Stays open: on a new connection PostgreSQL takes five times as long to delete the rows. */
  client: pg.Client;
  /** Its columns and migrations before the first test. */
  tables: string;
}

/** Databases that no test of this file uses now. */
const free: LentDatabase[] = [];
let lent = 0;

/**
 * Lends a PostgreSQL database with the current tables. Creating one takes a third of a second of
 * processor time, so the tests of a worker use the same ones after each other: `drop` only deletes
 * the rows, unless the test has changed the tables. `prepare-databases.ts` drops them at the end.
 */
export async function lendPostgresDatabase(): Promise<TestDatabase> {
  const database = free.pop() ?? (await prepareNext());
  const url = databaseUrl(database.name);
  return {
    url,
    async drop() {
      if ((await resetRows(database.client)) === database.tables) {
        free.push(database);
        return;
      }
      await database.client.end();
      await askPostgres(postgresUrl ?? "", `drop database ${database.name} with (force)`);
    },
  };
}

/** Creates this worker's next database, or takes it over from an earlier file of tests. */
async function prepareNext(): Promise<LentDatabase> {
  const name = `${inject("lentDatabases")}_${process.env.VITEST_POOL_ID}_${++lent}`;
  const url = databaseUrl(name);
  const found = await askPostgres(
    postgresUrl ?? "",
    `select from pg_database where datname = '${name}'`,
  );
  if (found.length === 0) {
    await askPostgres(postgresUrl ?? "", `create database ${name}`);
    await createCurrentTables(url);
    await askPostgres(url, keepRows);
  }
  const client = new pg.Client({ connectionString: url });
  // At the end of all tests the database is dropped.
  client.on("error", () => {});
  await client.connect();
  return { name, client, tables: await resetRows(client) };
}

const listTables = `
  select string_agg(part, ', ' order by part) as tables from (
  select 'column ' || relname || '.' || attname || ' ' || atttypid::regtype
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
  union all select 'migration ' || name from kysely_migration
  union all select 'migration ' || migration_hashes::text from migration_hashes) as parts (part)`;

const tables = "schemaname = 'public' and tablename not similar to '(kysely|migration)%'";

/** Copies the rows that migrations have inserted. */
const keepRows = `
  create schema kept;
  do $$ declare name text; filled boolean; begin
    for name in select quote_ident(tablename) from pg_tables where ${tables} loop
      execute 'select exists (table ' || name || ')' into filled;
      if filled then execute 'create table kept.' || name || ' as table ' || name; end if;
    end loop;
  end $$`;

/** In the role of a replica no foreign key is checked, so that the order does not matter. */
const restoreRows = `
  do $$ declare name text; begin
    perform pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid();
    perform set_config('session_replication_role', 'replica', true);
    for name in select quote_ident(tablename) from pg_tables where ${tables} loop
      execute 'delete from ' || name;
      if to_regclass('kept.' || name) is not null then
        execute 'insert into ' || name || ' table kept.' || name;
      end if;
    end loop;
  end $$`;

/** @returns the columns and migrations */
async function resetRows(client: pg.Client): Promise<string> {
  await client.query(restoreRows);
  const { rows } = await client.query<{ tables: string }>(listTables);
  return rows[0]?.tables ?? "";
}
