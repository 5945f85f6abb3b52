/**
 * Makes something out of a list once, however many pages want it. Lists of the hosts are never
 * changed: a host that says something new brings a new list, and one that says the same keeps the
 * old one, so a page's work does not grow with the number of articles.
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
