import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, vi } from "vitest";

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
  const child = spawn(process.execPath, [script], { env, stdio: ["ignore", "pipe", "pipe"] });
  const told = { text: "" };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      told.text += chunk;
    });
  }
  const ended = once(child, "exit");
  return {
    child,
    told,
    ended,
    async ready() {
      const failed = ended.then(() => Promise.reject(new Error(`it has ended: ${told.text}`)));
      const isReady = vi.waitFor(() => expect(told.text).toContain("is ready"), 30_000);
      await Promise.race([isReady, failed]);
    },
  };
}
