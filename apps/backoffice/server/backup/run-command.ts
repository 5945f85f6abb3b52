import { resolve } from "node:path";
import { parseArgs } from "node:util";

export type CommandOptions = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>["options"]>;

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
    const { argument, values } = parse(usage, options);
    await work(argument, values);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

function parse(usage: string, options: CommandOptions) {
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const [argument, more] = positionals;
    if (argument && !more) return { argument, values };
  } catch {
    // An unknown option; the usage names the known ones.
  }
  throw new Error(`Usage: ${usage}`);
}

/** npm runs scripts in the repository's folder, but a path is relative to where npm was called. */
export function resolvePath(path: string): string {
  return resolve(process.env.INIT_CWD ?? ".", path);
}
