import { resolve } from "node:path";
import { readCommandLine } from "@crm/server-kit/command-line";

type CommandOptions = Record<string, { type: "string" | "boolean" }>;

/**
 * Runs a command of the terminal and prints an error as one sentence.
 *
 * @param usage how to type it, shown when its arguments are wrong
 * @param work gets the only argument and the options
 */
export async function runCommand(
  usage: string,
  options: CommandOptions,
  work: (argument: string, values: Record<string, unknown>) => Promise<void>,
): Promise<void> {
  // Backups contain personal data and secrets.
  process.umask(0o077);
  try {
    const { positionals, values } = readCommandLine({ usage, options, most: 1 });
    const [argument] = positionals;
    if (!argument) throw new Error(`An argument is missing. Usage: ${usage}`);
    await work(argument, values);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** npm runs scripts in the repository's folder, but a path is relative to where npm was called. */
export function resolvePath(path: string): string {
  return resolve(process.env.INIT_CWD ?? ".", path);
}
