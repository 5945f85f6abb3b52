import { createRowDigest, type RowDigest } from "./row-digest.ts";
import { checkSameTables, type RowSource, type RowTarget, type Table } from "./tables.ts";

/** A copied table, with the digest that was the same in both databases. */
export interface CopiedTable extends RowDigest {
  name: string;
}

/**
 * Copies all rows into a database with the same tables, reads them back, and compares counts and
 * hashes. What the target contains before is deleted: only what its migrations wrote.
 *
 * @param onTable called after each table
 * @throws Error with one sentence when something can't be copied; the caller then discards the target
 */
export async function copyRows(
  source: RowSource,
  target: RowTarget,
  onTable: (copied: CopiedTable) => void = () => {},
): Promise<CopiedTable[]> {
  const tables = await source.listTables();
  checkSameTables(tables, await target.listTables());
  const columnsOf = new Map(tables.map((table) => [table.name, table]));
  const copied: CopiedTable[] = [];
  for (const written of await target.orderTables(await target.listTables())) {
    const read = sortLike(columnsOf.get(written.name) ?? written, written);
    const digest = await copyTable(source, read, target, written);
    copied.push({ name: written.name, ...digest });
    onTable({ name: written.name, ...digest });
  }
  return copied;
}

/** The source's table with its columns in the target's order. */
function sortLike(table: Table, model: Table): Table {
  const order = model.columns.map(({ name }) => name);
  const columns = table.columns.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  return { ...table, columns };
}

async function copyTable(
  source: RowSource,
  read: Table,
  target: RowTarget,
  written: Table,
): Promise<RowDigest> {
  await target.deleteRows(written);
  const digest = createRowDigest();
  for await (const rows of source.readRows(read)) {
    rejectNul(rows, read);
    digest.add(rows);
    await target.writeRows(written, rows);
  }
  const expected = digest.result();
  const found = await digestTable(target, written);
  if (found.rows !== expected.rows || found.hash !== expected.hash) {
    throw new Error(
      `The table ${written.name} was not copied exactly: ${expected.rows} rows were read and ${found.rows} were found, with ${found.hash === expected.hash ? "the same" : "another"} hash.`,
    );
  }
  return expected;
}

export async function digestTable(source: RowSource, table: Table): Promise<RowDigest> {
  const digest = createRowDigest();
  for await (const rows of source.readRows(table)) digest.add(rows);
  return digest.result();
}

/** PostgreSQL stores no NUL in texts. The back office rejects them, so one was written by another program. */
function rejectNul(rows: readonly (string | null)[][], { name, columns }: Table): void {
  for (const row of rows) {
    const at = row.findIndex((value) => value?.includes("\0"));
    if (at < 0) continue;
    throw new Error(
      `A row of ${name} (${columns[0]?.name} ${JSON.stringify(row[0])}) has a NUL character in ${columns[at]?.name}, which PostgreSQL can't store; correct that text and try again.`,
    );
  }
}
