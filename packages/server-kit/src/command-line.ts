import { type ParseArgsConfig, parseArgs } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** What a command of the terminal takes. */
export interface CommandLine<Known extends Options> {
  /** How to type it, in one line or several. */
  usage: string;
  options: Known;
  /** The most arguments beside the options. */
  most: number;
}

type Parsed<Known extends Options> = ReturnType<
  typeof parseArgs<{ options: Known; allowPositionals: true; strict: true }>
>;

/**
 * Reads the arguments of a command of the terminal. Node only.
 *
 * @param args usually what follows the script
 * @throws Error with the usage at an unknown option, an option without its value, or too many arguments
 * @example readCommandLine({ usage: "npm run doctor -- [--strict]", options: {}, most: 0 })
 */
export function readCommandLine<const Known extends Options>(
  { usage, options, most }: CommandLine<Known>,
  args = process.argv.slice(2),
): Parsed<Known> {
  let problem: string;
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true, strict: true });
    if (parsed.positionals.length <= most) return parsed as Parsed<Known>;
    problem = `${parsed.positionals[most]} is one argument too many.`;
  } catch (error) {
    // Node adds how to pass an argument that begins with a hyphen.
    problem = `${(error as Error).message.split(/\.\s/)[0]?.replace(/\.$/, "")}.`;
  }
  throw new Error(`${problem} Usage:${usage.includes("\n") ? "\n" : " "}${usage}`);
}

/**
 * Reads the arguments as `readCommandLine` does; at an error it prints the usage and ends the process with 1.
 *
 * @example readCommandLineOrExit({ usage: "npm run chaos -- [--short]", options: {}, most: 0 })
 */
export function readCommandLineOrExit<const Known extends Options>(
  command: CommandLine<Known>,
): Parsed<Known> {
  try {
    return readCommandLine(command);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
