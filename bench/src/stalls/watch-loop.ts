import { createServer } from "node:http";
import { getHeapStatistics } from "node:v8";
import { isMainThread } from "node:worker_threads";

/**
 * Loaded into a measured app before its own code. On a separate port it answers with the longest
 * time for which the app's event loop was blocked since the last request: in wall-clock time, and in
 * CPU time of its thread, which other programs do not affect. The largest heap since then is added.
 */
const port = process.env.BENCH_LOOP_PORT;

/** Milliseconds. */
export interface BlockedTime {
  clock: number;
  work: number;
}

export interface LoopReport extends BlockedTime {
  /** The largest heap in use, read 50 times a second. */
  heapMegabytes: number;
}

// Worker threads load this file too; only the main thread answers requests.
if (isMainThread && port !== undefined) {
  let most: BlockedTime = { clock: 0, work: 0 };
  let last = readTimes();
  // The timer runs between two tasks of the event loop, so each task is measured separately.
  setInterval(() => {
    const now = readTimes();
    most = {
      clock: Math.max(most.clock, now.clock - last.clock),
      work: Math.max(most.work, now.work - last.work),
    };
    last = now;
  }, 1).unref();
  let heapMegabytes = 0;
  setInterval(() => {
    heapMegabytes = Math.max(heapMegabytes, getHeapStatistics().used_heap_size / 2 ** 20);
  }, 20).unref();
  const server = createServer((_, response) => {
    response.end(JSON.stringify({ ...most, heapMegabytes } satisfies LoopReport));
    // The time of this answer itself must not count for the next request.
    setTimeout(() => {
      most = { clock: 0, work: 0 };
      heapMegabytes = 0;
    }, 5);
  });
  server.listen(Number(port), "127.0.0.1");
  server.unref();
}

function readTimes(): BlockedTime {
  const { user, system } = process.threadCpuUsage();
  return { clock: performance.now(), work: (user + system) / 1_000 };
}
