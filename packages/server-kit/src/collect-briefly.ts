/** A visitor does not notice this. Milliseconds. */
const longestMs = 10;

/** So that a burst does not keep the event loop from everything else. */
const maxItems = 64;

/**
 * Collects what arrives together and hands it over together, so that one write to the disk does for all of it. A
 * lone item is handed over after an iteration of the event loop that brings no other one; while each brings
 * more, after the iteration in which 10 ms have passed, or with the 64th item. What arrives during a long write is thus the next group. Node only.
 *
 * @param handOver gets the items in their order, at most 64; it must not throw
 * @returns a function that adds an item
 * @example const addRow = collectBriefly((rows) => insertAll(rows)); addRow(row);
 */
export function collectBriefly<Item>(
  handOver: (items: readonly Item[]) => void,
): (item: Item) => void {
  let collected: Item[] = [];

  /** Does nothing when these items have been handed over already. */
  function handOverNow(items: readonly Item[]): void {
    if (collected !== items) return;
    collected = [];
    handOver(items);
  }

  function handOverWhenQuiet(items: readonly Item[], seen: number, until: number): void {
    setImmediate(() => {
      if (items.length === seen || performance.now() > until) handOverNow(items);
      else handOverWhenQuiet(items, items.length, until);
    });
  }

  return (item) => {
    collected.push(item);
    if (collected.length === 1) handOverWhenQuiet(collected, 0, performance.now() + longestMs);
    if (collected.length === maxItems) handOverNow(collected);
  };
}
