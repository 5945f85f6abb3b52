import { setImmediate as letOthersRun } from "node:timers/promises";

/**
 * Iterates over a list in batches and lets other requests run between two batches. A list of one
 * batch does not yield, so a transaction seldom waits for anything but the database.
 */
export async function* inBatches<Item>(
  items: readonly Item[],
  size: number,
): AsyncGenerator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) {
    if (start > 0) await letOthersRun();
    yield items.slice(start, start + size);
  }
}
