import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { shutdownTimes } from "@crm/server-kit/shutdown";
import { isHealthy } from "./health.ts";
import { inProject } from "./project.ts";

/** One of the two apps, ready to be started. */
export interface App {
  name: string;
  /** Arguments for Node: its options and the script. */
  args: readonly string[];
  /** Relative to the repository; its root unless given. */
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** Answers 200 once the app is ready. Without this URL, it counts as ready at once. */
  healthUrl?: string;
}

export interface RunningApp {
  app: App;
  /** True once it is ready; false when it ended before that, after it printed the reason. */
  ready: Promise<boolean>;
  /** The exit code, or null after a signal. */
  exited: Promise<number | null>;
  /** Sends SIGTERM, and SIGKILL if it has not ended in time. */
  stop(): Promise<void>;
  /** Ends it at once with SIGKILL. */
  kill(): Promise<void>;
}

/** A little longer than an app's own shutdown timeout. */
const stopTimeoutMs = shutdownTimes.exitMs + 1_000;
const startTimeoutMs = 60_000;

/**
 * Starts an app as a child process.
 *
 * @param onLine called with each line that it prints
 */
export function startApp(app: App, onLine: (line: string) => void): RunningApp {
  const child = spawn(process.execPath, app.args, {
    cwd: inProject(app.cwd ?? "."),
    env: { ...process.env, ...app.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  forwardLines(child, onLine);
  const endWithParent = () => child.kill("SIGKILL");
  process.once("exit", endWithParent);

  const exited = once(child, "exit").then(([code]) => {
    process.off("exit", endWithParent);
    return code as number | null;
  });
  const running = () => child.exitCode === null && child.signalCode === null;
  const endWith = async (signal: "SIGTERM" | "SIGKILL") => {
    if (running()) child.kill(signal);
    const hurry = setTimeout(() => child.kill("SIGKILL"), stopTimeoutMs);
    await exited;
    clearTimeout(hurry);
  };
  return {
    app,
    ready: waitUntilHealthy(app, running),
    exited,
    stop: () => endWith("SIGTERM"),
    kill: () => endWith("SIGKILL"),
  };
}

function forwardLines(child: ChildProcess, onLine: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr]) {
    let rest = "";
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) onLine(line);
    });
    stream?.on("end", () => {
      if (rest) onLine(rest);
    });
  }
}

async function waitUntilHealthy(app: App, running: () => boolean): Promise<boolean> {
  if (!app.healthUrl) return true;
  const deadline = Date.now() + startTimeoutMs;
  while (running()) {
    if (await isHealthy(app.healthUrl)) return running();
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  return false;
}
