import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

export interface Tied {
  /** What it writes to stderr. It ends when the program has ended and its folder is removed. */
  output: Readable;
  stop(): Promise<void>;
}

/**
 * The shell waits for the program. Beside it, `cat` waits for the end of a pipe that only the parent
 * holds; then the program gets the signal. In both cases the folder is removed.
 */
const script = `
  folder=$1 signal=$2; shift 2
  "$@" 3<&- & program=$!
  { cat; kill -$signal $program; } <&3 >/dev/null 2>&1 &
  exec 3<&-
  wait $program 2>/dev/null
  rm -rf "$folder"`;

/**
 * Runs a program that ends with this process, however this process ends: the system closes the pipe
 * between them also after SIGKILL.
 *
 * @param folder the program's working directory, removed when it has ended
 * @param signal ends the program; the shell lets it ignore INT, so that needs a handler of its own
 * @param user who runs it; this process's own user unless given
 */
export function runTied(
  command: readonly [string, ...string[]],
  folder: string,
  signal: "TERM" | "INT",
  user: { uid?: number; gid?: number } = {},
): Tied {
  const shell = spawn("sh", ["-c", script, "sh", folder, signal, ...command], {
    ...user,
    cwd: folder,
    // In a process group of its own: Ctrl-C in a terminal would end the shell before its work.
    detached: true,
    stdio: ["ignore", "ignore", "pipe", "pipe"],
  }) as ChildProcessByStdio<null, null, Readable>;
  const exited = once(shell, "exit");
  const cut = () => shell.stdio[3]?.destroy();
  // After a program that ended by itself `cat` is still waiting.
  shell.once("exit", cut);
  return {
    output: shell.stderr,
    async stop() {
      cut();
      await exited;
    },
  };
}
