import type { DatabaseSync } from "node:sqlite";
import { batchRows, type Row, type RowTarget, type Table, uncopiedTables } from "./tables.ts";

/** Reads and writes the rows of an open SQLite file, all inside one transaction of the caller. */
export function createSqliteRows(database: DatabaseSync): RowTarget {
  const listTables = async () => {
    const tables = database
      .prepare("select name from pragma_table_list where schema = 'main' and type = 'table'")
      .all()
      .map(({ name }) => String(name))
      .filter((name) => !name.startsWith("sqlite_") && !uncopiedTables.includes(name));
    return tables.sort().map((name) => ({ name, columns: listColumns(database, name) }));
  };
  return {
    listTables,
    async *readRows({ name, columns }) {
      const values = columns.map((column) => `cast(${quote(column.name)} as text)`);
      const statement = database.prepare(`select ${values.join(", ")} from ${quote(name)}`);
      statement.setReturnArrays(true);
      let batch: Row[] = [];
      for (const row of statement.iterate() as Iterable<unknown>) {
        batch.push(row as Row);
        if (batch.length < batchRows) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    },
    // References are checked when all rows are there, by the caller.
    orderTables: async (tables) => tables,
    async deleteRows({ name }) {
      database.exec(`delete from ${quote(name)}`);
    },
    async writeRows({ name, columns }, rows) {
      const names = columns.map((column) => quote(column.name));
      const insert = database.prepare(
        `insert into ${quote(name)} (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`,
      );
      // A column of integers stores the text of a number as a number.
      for (const row of rows) insert.run(...row);
    },
  };
}

/** The names of the migrations that a file has applied. */
export function listApplied(database: DatabaseSync): string[] {
  const [table] = database
    .prepare("select 1 from pragma_table_list where name = 'kysely_migration'")
    .all();
  if (!table) return [];
  return database
    .prepare("select name from kysely_migration order by name")
    .all()
    .map(({ name }) => String(name));
}

function listColumns(database: DatabaseSync, table: string): Table["columns"] {
  return database
    .prepare("select name, lower(type) as type from pragma_table_info(?)")
    .all(table)
    .map(({ name, type }) => ({ name: String(name), type: String(type) }));
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
