import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const script = join(import.meta.dirname, "../main.ts");

/** A back office in a process of its own. */
export interface OfficeProcess {
  child: ChildProcess;
  /** Everything that it has printed. */
  told: { text: string };
  /** Waits until it serves. */
  ready(): Promise<void>;
  /** The exit code and the signal. */
  ended: Promise<unknown[]>;
}

/** Starts `main.ts` with nothing but these settings; the caller must kill the process. */
export function startOffice(env: Record<string, string>): OfficeProcess {
  const { NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [script], {
    env: { NODE_COMPILE_CACHE, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const told = { text: "" };
  const isReady = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      told.text += chunk;
      if (told.text.includes("is ready")) isReady.resolve();
    });
  }
  const ended = once(child, "exit");
  return {
    child,
    told,
    ended,
    async ready() {
      const failed = ended.then(() => Promise.reject(new Error(`it has ended: ${told.text}`)));
      await Promise.race([isReady.promise, failed]);
    },
  };
}
