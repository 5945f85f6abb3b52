import { emailPattern } from "@crm/contract/fields/email";
import { readCommandLine } from "@crm/server-kit/command-line";
import { openForCommand } from "../installation/open-for-command.ts";
import type { Services } from "../services.ts";

/**
 * Runs a command on people with the settings of this environment; prints an error as one sentence.
 *
 * @param usage how to type the command, shown with an error; it names each argument in angle brackets
 */
export async function runPeopleCommand(
  usage: string,
  command: (services: Services, email: string, rest: string[]) => Promise<string>,
): Promise<void> {
  process.umask(0o077);
  let services: Services | undefined;
  try {
    const most = usage.match(/<[^>]+>/g)?.length ?? 0;
    const [email = "", ...rest] = readCommandLine({ usage, options: {}, most }).positionals;
    if (!emailPattern.test(email)) {
      const problem = email ? `${email} is not an email address` : "An email address is missing";
      throw new Error(`${problem}. Usage: ${usage}`);
    }
    services = await openForCommand(process.env);
    console.info(await command(services, email, rest));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await services?.db.destroy();
  }
}
