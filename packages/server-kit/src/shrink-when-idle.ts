import { performance } from "node:perf_hooks";

const checkMs = 5_000;

/**
 * How many checks in a row must find almost nothing to do: a minute. A collection also drops compiled functions, because
 * objects that they were compiled for are gone when no request is under way. After it, requests take up to half as much
 * CPU time again until V8 has compiled them anew, which a short pause between visitors must not cost.
 */
const quietChecks = 12;

/** The share of the time in which a process with almost nothing to do may have worked. */
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
  let quiet = 0;
  let lastHeap = 0;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    quiet = utilization > maxWork ? 0 : quiet + 1;
    if (quiet < quietChecks || readHeap() < lastHeap + worthwhile) return;
    quiet = 0;
    void collect({ type: "major", execution: "sync", flavor: "last-resort" });
    lastHeap = readHeap();
    before = performance.eventLoopUtilization();
  }, checkMs).unref();
  return () => clearInterval(timer);
}
