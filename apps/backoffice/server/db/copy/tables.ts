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

/**
 * Kysely's lock, which both databases have and which says nothing about the data, and what triggers write
 * while articles are copied: the index of the article search, and the lengths of lists.
 */
export const uncopiedTables: readonly string[] = [
  "kysely_migration_lock",
  "article_counts",
  ...["search_texts", "search_words", "search_postings", "search_queue"],
];

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
 * Pairs the tables that migrations have created in the target with the same ones in the source. Other
 * tables of the source were created by somebody else, and are not copied.
 *
 * @throws Error with one sentence that names the first column that only one of them has
 */
export function pairTables(source: Table[], target: Table[]): { read: Table; written: Table }[] {
  return target.map((written) => {
    const found = source.find(({ name }) => name === written.name);
    const columns = found?.columns ?? [];
    const ordered = written.columns.map(({ name }) => columns.find((one) => one.name === name));
    const missing = written.columns.find((_, index) => !ordered[index]);
    const added = columns.find(({ name }) => !written.columns.some((one) => one.name === name));
    const different = missing ?? added;
    if (different) {
      throw new Error(
        `The column ${written.name}.${different.name} exists in only one of the two databases; start the back office once with this version, stop it and try again.`,
      );
    }
    return {
      read: { name: written.name, columns: ordered.filter((one) => one !== undefined) },
      written,
    };
  });
}
