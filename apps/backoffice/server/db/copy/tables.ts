/** A table of either database, as far as its rows are copied. */
export interface Table {
  name: string;
  columns: Column[];
}

export interface Column {
  name: string;
  /** The type's name in its database, in lower case. */
  type: string;
}

/**
 * A row's values in the order of the columns, as both databases print them: numbers in decimal, flags
 * as 0 or 1, instants of better-auth in ISO 8601.
 */
export type Row = (string | null)[];

/** Rows that are read or written together. */
export const batchRows = 200;

/** Kysely's lock: both databases have one, and it says nothing about the data. */
export const uncopiedTables: readonly string[] = ["kysely_migration_lock"];

export interface RowSource {
  /** Sorted by name. */
  listTables(): Promise<Table[]>;
  /** All rows in no particular order, without ever having all of them in memory. */
  readRows(table: Table): AsyncIterable<Row[]>;
}

export interface RowTarget extends RowSource {
  /** The tables in an order in which each row's referenced rows come first. */
  orderTables(tables: Table[]): Promise<Table[]>;
  deleteRows(table: Table): Promise<void>;
  writeRows(table: Table, rows: Row[]): Promise<void>;
}

/**
 * Compares the tables and columns of two databases.
 *
 * @throws Error with one sentence that names the first difference
 */
export function checkSameTables(source: Table[], target: Table[]): void {
  const list = (tables: Table[]) =>
    tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
  const [ours, theirs] = [list(source), list(target)];
  const different =
    ours.find((column) => !theirs.includes(column)) ??
    theirs.find((column) => !ours.includes(column));
  if (different) {
    throw new Error(
      `The column ${different} exists in only one of the two databases; start the back office once with this version, stop it and try again.`,
    );
  }
}
