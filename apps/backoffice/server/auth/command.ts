import { emailPattern } from "@crm/contract/fields/email";
import { openForCommand } from "../installation/open-for-command.ts";
import type { Services } from "../services.ts";

/**
 * Runs a command on people with the settings of this environment; prints an error as one sentence.
 *
 * @param usage how to type the command, shown with an error
 */
export async function runPeopleCommand(
  usage: string,
  command: (services: Services, email: string, rest: string[]) => Promise<string>,
): Promise<void> {
  const [email = "", ...rest] = process.argv.slice(2);
  if (!emailPattern.test(email)) {
    return fail(
      `${email ? `${email} is not an email address` : "An email address is missing"}. Usage: ${usage}`,
    );
  }
  process.umask(0o077);
  let services: Services | undefined;
  try {
    services = await openForCommand(process.env);
    console.info(await command(services, email, rest));
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  } finally {
    await services?.db.destroy();
  }
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
