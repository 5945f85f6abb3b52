import { spawn } from "node:child_process";
import { projectRoot } from "./project.ts";

export interface Command {
  file: string;
  args: readonly string[];
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** The timeout in milliseconds, after which it is ended and counts as failed. */
  timeoutMs?: number;
}

export interface CommandResult {
  code: number;
  /** Its output, stdout and stderr in order. */
  output: string;
}

/** A command that runs one of the project's scripts or tools with the same Node as this process. */
export function nodeCommand(
  script: string,
  args: readonly string[] = [],
  options: Omit<Command, "file" | "args"> = {},
): Command {
  return { file: process.execPath, args: [script, ...args], ...options };
}

/**
 * Runs a command, without input, and waits for its end.
 *
 * @param show if true, its output goes to the terminal and is not collected
 */
export function runCommand(command: Command, { show = false } = {}): Promise<CommandResult> {
  const child = spawn(command.file, command.args, {
    cwd: command.cwd ?? projectRoot,
    env: { ...process.env, ...command.env },
    stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"],
    timeout: command.timeoutMs,
  });
  let output = "";
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on("data", collect);
  child.stderr?.on("data", collect);
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
