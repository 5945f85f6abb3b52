import { type RawBuilder, sql, type Transaction } from "kysely";
import { batchRows, type Column, type RowTarget, type Table, uncopiedTables } from "./tables.ts";

/** Reads and writes the rows of a PostgreSQL database inside one transaction. */
export function createPostgresRows<Tables>(trx: Transaction<Tables>): RowTarget {
  return {
    async listTables() {
      const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(
        trx,
      );
      const tables = await trx.introspection.getTables({ withInternalKyselyTables: true });
      return tables
        .filter(({ schema, isView }) => !isView && schema === rows[0]?.schema)
        .filter(({ name }) => !uncopiedTables.includes(name))
        .map(({ name, columns }) => ({
          name,
          columns: columns.map((column) => ({ name: column.name, type: column.dataType })),
        }))
        .sort((a, b) => (a.name < b.name ? -1 : 1));
    },
    async *readRows({ name, columns }) {
      const values = sql.join(columns.map((column) => asText(name, column)));
      await sql`declare copied no scroll cursor for
        select json_build_array(${values}) as "row" from ${sql.table(name)}`.execute(trx);
      for (;;) {
        const batch = await sql<{ row: (string | null)[] }>`
          fetch forward ${sql.lit(batchRows)} from copied`.execute(trx);
        if (batch.rows.length === 0) break;
        yield batch.rows.map(({ row }) => row);
      }
      await sql`close copied`.execute(trx);
    },
    orderTables: (tables) => orderByReferences(trx, tables),
    async deleteRows({ name }) {
      await sql`delete from ${sql.table(name)}`.execute(trx);
    },
    async writeRows({ name, columns }, rows) {
      const names = sql.join(columns.map((column) => sql.ref(column.name)));
      const objects = rows.map((row) =>
        Object.fromEntries(columns.map((column, at) => [column.name, row[at]])),
      );
      // One parameter for all rows, and PostgreSQL itself converts the texts to the columns' types.
      await sql`
        insert into ${sql.table(name)} (${names})
        select ${names} from json_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(objects)}::json)
      `.execute(trx);
    },
  };
}

/** The value as SQLite has it: flags are 0 or 1, and instants of better-auth are texts in UTC. */
function asText(table: string, { name, type }: Column): RawBuilder<unknown> {
  const value = sql.ref(name);
  switch (type) {
    case "text":
    case "varchar":
      return sql`${value}`;
    case "int4":
    case "int8":
      return sql`${value}::text`;
    case "bool":
      return sql`${value}::integer::text`;
    case "timestamptz":
      return sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    default:
      throw new Error(
        `The column ${table}.${name} has the type ${type}, which can't be copied yet.`,
      );
  }
}

async function orderByReferences<Tables>(
  trx: Transaction<Tables>,
  tables: Table[],
): Promise<Table[]> {
  const { rows: references } = await sql<{ child: string; parent: string }>`
    select child.relname as child, parent.relname as parent from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_class parent on parent.oid = confrelid
    where contype = 'f' and child.oid <> parent.oid`.execute(trx);
  const waiting = [...tables];
  const ordered: Table[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ name }) =>
      references.every(
        ({ child, parent }) => child !== name || ordered.some((table) => table.name === parent),
      ),
    );
    if (next < 0) throw new Error("The tables refer to each other in a circle.");
    ordered.push(...waiting.splice(next, 1));
  }
  return ordered;
}
