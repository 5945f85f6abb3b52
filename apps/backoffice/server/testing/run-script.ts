import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** A command of the terminal that runs now. */
export interface RunningScript {
  /** Resolves when it has ended. */
  ended: Promise<{ code: number | null; said: string }>;
  isRunning(): boolean;
}

/** Runs a file of `scripts/` with these settings, like npm does. */
export function runScript(
  script: string,
  given: string[],
  env: Record<string, string>,
): RunningScript {
  const file = join(import.meta.dirname, "../../../../scripts", script);
  const child = spawn(process.execPath, [file, ...given], {
    env: { ...process.env, INIT_CWD: "", DATABASE_URL: "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  return {
    ended: once(child, "close").then(([code]) => ({ code, said })),
    isRunning: () => child.exitCode === null,
  };
}
