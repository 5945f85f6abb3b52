import type { Compilable, CompiledQuery, Insertable, Kysely, QueryResult } from "kysely";
import type { Database } from "./schema.ts";

/** Takes the place of a value while a query is compiled. */
class Parameter {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Gives a parameter for each value that is read. */
const parameters = new Proxy(
  {},
  {
    get: (_, name) => new Parameter(String(name)),
    ownKeys() {
      throw new Error("A prepared query must name the values that it uses");
    },
  },
);

/** What a column stores. A list would need as many parameters as it has items. */
type Value = string | number | bigint | null;

type Values = Record<string, unknown>;

/**
 * By the adapter of each opened database: SQLite and PostgreSQL have their own texts for the same query. Kysely's
 * plugins, which could change a text, are not used.
 */
type CompiledQueries = WeakMap<object, CompiledQuery<unknown>>;

/**
 * Compiles a query once instead of each time: building and compiling the queries of a lead took an eighth of its
 * CPU time.
 *
 * @param build builds the query once, with placeholders. So it must not depend on a value; a condition on null is
 *   `is null`, which is another query
 * @returns a function that executes the query with values
 * @example
 * const findName = prepareQuery((db, { id }: { id: string }) =>
 *   db.selectFrom("leads").select("name").where("id", "=", id),
 * );
 * const { rows } = await findName(trx, { id: "a" });
 */
export function prepareQuery<Given extends Readonly<Record<keyof Given, Value>>, Row>(
  build: (db: Kysely<Database>, values: Given) => Compilable<Row>,
): (db: Kysely<Database>, values: Given) => Promise<QueryResult<Row>> {
  const known: CompiledQueries = new WeakMap();
  return (db, values) => {
    const compile = () => build(db, parameters as Given).compile();
    return execute<Row>(db, known, compile, values as Values);
  };
}

/** For each table and list of columns. */
const knownInserts = new Map<string, CompiledQueries>();

/**
 * Inserts a row by a query that is compiled once. Use it for rows that always have the same columns.
 *
 * @throws an error of the database, for example when the key is there already
 */
export async function insertRow<Table extends keyof Database & string>(
  db: Kysely<Database>,
  table: Table,
  row: Insertable<Database[Table]>,
): Promise<void> {
  const columns = Object.keys(row);
  const name = `${table} ${columns.join()}`;
  let known = knownInserts.get(name);
  if (!known) {
    known = new WeakMap();
    knownInserts.set(name, known);
  }
  const compile = () => {
    const placeholders = columns.map((column) => [column, new Parameter(column)]);
    return db.insertInto(table).values(Object.fromEntries(placeholders)).compile();
  };
  await execute(db, known, compile, row);
}

function execute<Row>(
  db: Kysely<Database>,
  known: CompiledQueries,
  compile: () => CompiledQuery<unknown>,
  values: Values,
): Promise<QueryResult<Row>> {
  const { adapter } = db.getExecutor();
  let compiled = known.get(adapter);
  if (!compiled) {
    compiled = compile();
    known.set(adapter, compiled);
  }
  const given = compiled.parameters.map((parameter) =>
    parameter instanceof Parameter ? values[parameter.name] : parameter,
  );
  return db.executeQuery({ ...compiled, parameters: given } as CompiledQuery<Row>);
}
