import { type App, type RunningApp, startApp } from "./app.ts";
import { answers, type HangLimit, waitForHang } from "./health.ts";

export interface Supervisor {
  /** Starts an app and keeps it running. False if it never became ready; it has printed why. */
  keepRunning(app: App): Promise<boolean>;
  /** Stops all apps and restarts none. */
  stopAll(): Promise<void>;
  /** Resolves when every app has exited with 0, after a signal from elsewhere. */
  allStopped: Promise<void>;
}

export interface SupervisorOptions {
  /** When an app counts as hung and is restarted. Absent: never, so that breakpoints work. */
  hangLimit?: HangLimit;
  /** The backoff before the first restart, in milliseconds; it doubles with each further one. */
  firstPauseMs?: number;
}

const longestPauseMs = 30_000;
/** After an app has run this long, its backoff starts again from the shortest pause. */
const resetBackoffAfterMs = 60_000;

/** Restarts apps that crash or hang, with an exponential backoff. */
export function createSupervisor(
  print: (line: string) => void,
  { hangLimit, firstPauseMs = 1_000 }: SupervisorOptions = {},
): Supervisor {
  const apps = new Set<RunningApp>();
  const allStopped = Promise.withResolvers<void>();
  /** Apps that are running or about to be started again. */
  let keptCount = 0;
  let stopping = false;

  function start(app: App): RunningApp {
    const running = startApp(app, print);
    apps.add(running);
    void running.exited.then(() => apps.delete(running));
    return running;
  }

  /** An app that never becomes ready counts as hung too. */
  async function endWhenItHangs({ app, ready, exited, kill }: RunningApp): Promise<void> {
    if (!(await ready)) return kill();
    const { healthUrl } = app;
    if (!hangLimit || !healthUrl) return;
    const ended = new AbortController();
    void exited.then(() => ended.abort());
    const ask = (signal: AbortSignal) => answers(healthUrl, signal);
    if (!(await waitForHang(ask, hangLimit, ended.signal)) || stopping) return;
    const seconds = (hangLimit.checks * hangLimit.everyMs) / 1_000;
    print(`The ${app.name} has not answered for ${seconds} s. Ending it.`);
    await kill();
  }

  async function restartWhenItFails(running: RunningApp, attempt = 0): Promise<void> {
    const { name } = running.app;
    const started = Date.now();
    void endWhenItHangs(running);
    const code = await running.exited;
    if (stopping) return;
    if (code === 0) {
      print(`The ${name} has been stopped.`);
      keptCount -= 1;
      if (keptCount === 0) allStopped.resolve();
      return;
    }
    const tries = Date.now() - started > resetBackoffAfterMs ? 0 : attempt;
    const pauseMs = Math.min(firstPauseMs * 2 ** tries, longestPauseMs);
    const how = code === null ? "was ended by a signal" : `stopped with exit code ${code}`;
    print(`The ${name} ${how}. Starting it again in ${pauseMs / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (stopping) return;
    const next = start(running.app);
    void next.ready.then((ready) => ready && print(`The ${name} is running again.`));
    await restartWhenItFails(next, tries + 1);
  }

  return {
    async keepRunning(app) {
      keptCount += 1;
      const running = start(app);
      if (!(await running.ready)) return false;
      void restartWhenItFails(running);
      return true;
    },
    async stopAll() {
      stopping = true;
      await Promise.all([...apps].map((running) => running.stop()));
    },
    allStopped: allStopped.promise,
  };
}
