/**
 * Caches a value derived from a list, so that it is computed once per list. The hosts' lists are
 * immutable: a changed answer creates a new list, an unchanged one keeps the old object. A page's
 * work therefore does not grow with the number of articles.
 *
 * @example const newest = oncePerList((articles) => articles.toSorted(byDate));
 */
export function oncePerList<List extends object, Made>(
  make: (list: List) => Made,
): (list: List) => Made {
  const made = new WeakMap<List, { value: Made }>();
  return (list) => {
    const known = made.get(list) ?? { value: make(list) };
    made.set(list, known);
    return known.value;
  };
}
