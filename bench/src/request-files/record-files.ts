import { createServer } from "node:http";
import { Session } from "node:inspector/promises";
import { setTimeout as pause } from "node:timers/promises";
import { BroadcastChannel, isMainThread } from "node:worker_threads";

/**
 * Loaded into an app before its own code. On a separate port it answers with the scripts of which a
 * function has run since the last request, in the main thread and in worker threads.
 */
const port = process.env.BENCH_FILES_PORT;

/** How long worker threads may take to report, in milliseconds. */
const reportMs = 300;

// Worker threads load this file too and report to the main thread.
if (port !== undefined) {
  const takeScripts = await startCoverage();
  const requests = new BroadcastChannel("request-files:take");
  const reports = new BroadcastChannel("request-files:report");
  if (isMainThread) answerOn(Number(port), takeScripts, requests, reports);
  else {
    requests.onmessage = async () => reports.postMessage(await takeScripts());
    requests.unref();
  }
}

/** Vite's development server wraps each export in a getter, which also runs when data is read. */
const exportGetter = /^\(\) => \{ try \{ return [\w$]+ \}/;

/** Starts V8's coverage in this thread; the returned function lists and resets what has run. */
async function startCoverage(): Promise<() => Promise<string[]>> {
  const session = new Session();
  session.connect();
  await session.post("Debugger.enable");
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  return async () => {
    const { result } = await session.post("Profiler.takePreciseCoverage");
    const scripts: string[] = [];
    for (const { scriptId, url, functions } of result) {
      const ranges = functions.flatMap(({ ranges }) => ranges).filter(({ count }) => count > 0);
      if (ranges.length === 0) continue;
      const { scriptSource } = await session.post("Debugger.getScriptSource", { scriptId });
      const hasRun = ranges.some(
        ({ startOffset, endOffset }) =>
          !exportGetter.test(scriptSource.slice(startOffset, endOffset)),
      );
      if (hasRun) scripts.push(url);
    }
    return scripts;
  };
}

function answerOn(
  port: number,
  takeScripts: () => Promise<string[]>,
  requests: BroadcastChannel,
  reports: BroadcastChannel,
): void {
  const server = createServer(async (_, response) => {
    const scripts = new Set(await takeScripts());
    reports.onmessage = ({ data }: { data: string[] }) => {
      for (const script of data) scripts.add(script);
    };
    requests.postMessage(undefined);
    await pause(reportMs);
    response.end(JSON.stringify([...scripts]));
  });
  server.listen(port, "127.0.0.1");
  server.unref();
  reports.unref();
  requests.unref();
}
