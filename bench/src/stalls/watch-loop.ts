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
  /** The most memory of the whole process, with worker threads and buffers, read as often. */
  processMegabytes: number;
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
  let processMegabytes = 0;
  setInterval(() => {
    heapMegabytes = Math.max(heapMegabytes, getHeapStatistics().used_heap_size / 2 ** 20);
    processMegabytes = Math.max(processMegabytes, process.memoryUsage.rss() / 2 ** 20);
  }, 20).unref();
  const server = createServer((_, response) => {
    const report: LoopReport = { ...most, heapMegabytes, processMegabytes };
    // A client that is busy itself for a while would not notice that an idle connection was closed.
    response.setHeader("Connection", "close");
    response.end(JSON.stringify(report));
    // The time of this answer itself must not count for the next request.
    setTimeout(() => {
      most = { clock: 0, work: 0 };
      heapMegabytes = 0;
      processMegabytes = 0;
    }, 5);
  });
  server.listen(Number(port), "127.0.0.1");
  server.unref();
}

function readTimes(): BlockedTime {
  const { user, system } = process.threadCpuUsage();
  return { clock: performance.now(), work: (user + system) / 1_000 };
}
