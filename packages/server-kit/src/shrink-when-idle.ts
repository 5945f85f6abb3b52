import { performance } from "node:perf_hooks";

/** How long a process must have had almost nothing to do. Milliseconds. */
const idleMs = 5_000;

/** Of that time, the share in which it may have worked. */
const maxWork = 0.02;

/** A collection takes a tenth of a second, so less is not worth one. Bytes. */
const worthwhile = 16 * 1024 * 1024;

/**
 * Returns memory to the machine when the process has nothing to do: V8 lets its heap grow to several times what
 * is in use, and collects only when it has to grow further. A request that arrives during the collection waits for
 * it, but after one there is no other before the heap has grown again. Node only.
 *
 * @param collect without it, nothing happens: Node has it with the option `--expose-gc`
 * @returns ends it
 * @example const stop = shrinkWhenIdle();
 */
export function shrinkWhenIdle(
  collect = globalThis.gc,
  readHeap = () => process.memoryUsage().heapTotal,
): () => void {
  if (!collect) return () => {};
  let before = performance.eventLoopUtilization();
  let lastHeap = 0;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > maxWork || readHeap() < lastHeap + worthwhile) return;
    void collect({ type: "major", execution: "sync", flavor: "last-resort" });
    lastHeap = readHeap();
    before = performance.eventLoopUtilization();
  }, idleMs).unref();
  return () => clearInterval(timer);
}
