/**
 * Merges several ranked lists. Each step takes the next entry with the highest `fit`; when two are
 * equal, the one of the earlier list. The order within each list is preserved.
 *
 * @example mergeRanked([[{ fit: 0.5 }], [{ fit: 1 }, { fit: 0.4 }]]) // fits 1, 0.5, 0.4
 */
export function mergeRanked<Entry extends { fit: number }>(
  lists: readonly (readonly Entry[])[],
): Entry[] {
  const merged: Entry[] = [];
  const taken = lists.map(() => 0);
  for (;;) {
    let from = -1;
    let best: Entry | undefined;
    for (const [i, list] of lists.entries()) {
      const next = list[taken[i] ?? 0];
      if (next && (!best || next.fit > best.fit)) [from, best] = [i, next];
    }
    if (!best) return merged;
    merged.push(best);
    taken[from] = (taken[from] ?? 0) + 1;
  }
}
