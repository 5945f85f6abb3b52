/**
 * Finds import cycles.
 *
 * @param targets each file's imports, by path
 * @returns each group of files that import each other in a circle, or one file that imports itself, sorted
 */
export function findCycles(targets: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();
  const cycles: string[][] = [];

  // Tarjan's algorithm: a group is complete when its first file reaches nothing earlier.
  const visit = (file: string): number => {
    const index = order.size;
    order.set(file, index);
    stack.push(file);
    open.add(file);
    let low = index;
    for (const target of targets.get(file) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (open.has(target)) low = Math.min(low, order.get(target) ?? low);
    }
    if (low === index) {
      const group = stack.splice(stack.indexOf(file));
      for (const member of group) open.delete(member);
      if (group.length > 1 || targets.get(file)?.includes(file)) cycles.push(group.sort());
    }
    return low;
  };
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
