import { setTimeout as pause } from "node:timers/promises";

/** Short beside what a visitor notices, and long beside the pauses within a burst. Milliseconds. */
const collectMs = 3;

/** While others are announced. A visitor does not notice this either. Milliseconds. */
const longestMs = 10;

/** So that a burst does not keep the event loop from everything else. */
const maxItems = 64;

/** Collects what arrives within a few milliseconds. */
export interface BriefCollector<Item> {
  add(item: Item): void;
  /**
   * Announces an item that is added at once after this preparation, unless the preparation fails. What is collected
   * waits up to 10 ms for it, and is handed over at once when no announced item is left.
   *
   * @returns what the preparation returns
   * @throws what the preparation throws
   * @example rows.add(await rows.announce(() => checkRow(row)));
   */
  announce<Result>(prepare: () => Promise<Result>): Promise<Result>;
}

/**
 * Collects what arrives within a few milliseconds and hands it over together, so that one write to the
 * disk does for all of it. Node only.
 *
 * @param handOver gets the items in their order, at most 64; it must not throw
 * @returns what adds and announces items
 * @example const rows = collectBriefly((rows) => insertAll(rows)); rows.add(row);
 */
export function collectBriefly<Item>(
  handOver: (items: readonly Item[]) => void,
): BriefCollector<Item> {
  let collected: Item[] = [];
  let announced = 0;

  /** Does nothing when these items have been handed over already. */
  function handOverNow(items: readonly Item[]): void {
    if (collected !== items || items.length === 0) return;
    collected = [];
    handOver(items);
  }

  async function handOverSoon(items: readonly Item[]): Promise<void> {
    await pause(collectMs);
    if (announced > 0 && collected === items) await pause(longestMs - collectMs);
    handOverNow(items);
  }

  return {
    add(item) {
      collected.push(item);
      if (collected.length === 1) void handOverSoon(collected);
      if (collected.length === maxItems) handOverNow(collected);
    },
    async announce(prepare) {
      announced += 1;
      try {
        return await prepare();
      } finally {
        announced -= 1;
        // By then its item has been added.
        setImmediate(() => {
          if (announced === 0) handOverNow(collected);
        });
      }
    },
  };
}
