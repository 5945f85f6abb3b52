import { setTimeout as pause } from "node:timers/promises";

/** Short beside what a visitor notices, and long beside the pauses within a burst. Milliseconds. */
const collectMs = 3;

/** So that a burst does not keep the event loop from everything else. */
const maxItems = 64;

/**
 * Collects what arrives within a few milliseconds and hands it over together, so that one write to the
 * disk does for all of it. Node only.
 *
 * @param handOver gets the items in their order; it must not throw
 * @returns adds an item
 * @example const add = collectBriefly((rows) => insertAll(rows)); add(row);
 */
export function collectBriefly<Item>(
  handOver: (items: readonly Item[]) => void,
): (item: Item) => void {
  let collected: Item[] = [];

  async function handOverSoon(items: readonly Item[]): Promise<void> {
    await pause(collectMs);
    if (collected === items) collected = [];
    handOver(items);
  }

  return (item) => {
    if (collected.length === maxItems) collected = [];
    collected.push(item);
    if (collected.length === 1) void handOverSoon(collected);
  };
}
