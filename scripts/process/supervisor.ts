import { type App, type RunningApp, startApp } from "./app.ts";

export interface Supervisor {
  /** Starts an app and keeps it running. False: it never came up, and has said why. */
  keepRunning(app: App): Promise<boolean>;
  /** Stops all, and starts none again. */
  stopAll(): Promise<void>;
}

const longestPauseMs = 30_000;
/** An app that ran this long was well: its next restart starts from the shortest pause. */
const wellAfterMs = 60_000;

/** Keeps apps running: one that stops unexpectedly is started again, each time after a longer pause. */
export function createSupervisor(print: (line: string) => void): Supervisor {
  const apps = new Set<RunningApp>();
  let stopping = false;

  function start(app: App): RunningApp {
    const running = startApp(app, print);
    apps.add(running);
    void running.exited.then(() => apps.delete(running));
    return running;
  }

  async function restartWhenItStops(running: RunningApp, attempt = 0): Promise<void> {
    const started = Date.now();
    const code = await running.exited;
    if (stopping) return;
    const tries = Date.now() - started > wellAfterMs ? 0 : attempt;
    const pauseMs = Math.min(1_000 * 2 ** tries, longestPauseMs);
    const how = code === null ? "was ended by a signal" : `stopped with exit code ${code}`;
    print(`The ${running.app.name} ${how}. Starting it again in ${pauseMs / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (stopping) return;
    const next = start(running.app);
    void next.ready.then((ready) => ready && print(`The ${next.app.name} is running again.`));
    await restartWhenItStops(next, tries + 1);
  }

  return {
    async keepRunning(app) {
      const running = start(app);
      if (!(await running.ready)) return false;
      void restartWhenItStops(running);
      return true;
    },
    async stopAll() {
      stopping = true;
      await Promise.all([...apps].map((running) => running.stop()));
    },
  };
}
