import { createServer } from "node:http";
import { isMainThread } from "node:worker_threads";

/**
 * Loaded into a measured app before its own code. It answers on a port of its own for how long the
 * app's event loop was held at most since the last question: by the clock, and by the time that its
 * thread has worked, which other programs on a busy machine do not change.
 */
const port = process.env.BENCH_LOOP_PORT;

/** Milliseconds. */
export interface Hold {
  clock: number;
  work: number;
}

// Worker threads load this file too; only the main thread answers requests.
if (isMainThread && port !== undefined) {
  let most: Hold = { clock: 0, work: 0 };
  let last = readTimes();
  // No two parts of the app's work are counted as one unless nothing else could come between them.
  setInterval(() => {
    const now = readTimes();
    most = {
      clock: Math.max(most.clock, now.clock - last.clock),
      work: Math.max(most.work, now.work - last.work),
    };
    last = now;
  }, 1).unref();
  const server = createServer((_, response) => {
    response.end(JSON.stringify(most));
    // The answer itself takes a moment, which belongs to nobody's request.
    setTimeout(() => {
      most = { clock: 0, work: 0 };
    }, 5);
  });
  server.listen(Number(port), "127.0.0.1");
  server.unref();
}

function readTimes(): Hold {
  const { user, system } = process.threadCpuUsage();
  return { clock: performance.now(), work: (user + system) / 1_000 };
}
