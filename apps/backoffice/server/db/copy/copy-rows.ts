import { createRowDigest, type RowDigest } from "./row-digest.ts";
import { pairTables, type RowSource, type RowTarget, type Table } from "./tables.ts";

/** A copied table, with the digest that was the same in both databases. */
export interface CopiedTable extends RowDigest {
  name: string;
}

/**
 * Copies the rows of all tables that the target has, reads them back, and compares counts and
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
  const order = await target.orderTables(await target.listTables());
  const copied: CopiedTable[] = [];
  for (const { read, written } of pairTables(await source.listTables(), order)) {
    const table = { name: written.name, ...(await copyTable(source, read, target, written)) };
    copied.push(table);
    onTable(table);
  }
  return copied;
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

async function digestTable(source: RowSource, table: Table): Promise<RowDigest> {
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
