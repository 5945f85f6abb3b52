import { setImmediate as letOthersRun } from "node:timers/promises";

/**
 * Goes through a list in parts. Between two parts others are answered; what fits into one part is
 * done at once, so that a transaction seldom waits for anything but the database.
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
