/**
 * Makes one list of several that were ranked apart: again and again the list whose next entry
 * answers more of the query gives it away. Each list keeps its own order; of equals the earlier list
 * comes first.
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
