import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Checks whether an app can listen on a port.
 *
 * @param setting the name of the setting for the port
 * @returns the problem in one sentence, or undefined if there is none
 */
function findPortProblem(setting: string, port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", ({ code }: NodeJS.ErrnoException) => resolve(explain(code)));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });

  function explain(code: string | undefined): string {
    if (code === "EADDRINUSE") {
      return `Port ${port} is in use. Stop what runs there, or set ${setting} to another one.`;
    }
    if (code === "EACCES") {
      return `This account may not listen on port ${port}. Set ${setting} to 1024 or higher.`;
    }
    return `Nothing can listen on ${host}: the setting HOST must be an address of this machine.`;
  }
}

/** @throws Error with one sentence when an app can't listen on the port */
export async function rejectBusyPort(
  setting: string,
  { host, port }: { host: string; port: number },
): Promise<void> {
  const problem = await findPortProblem(setting, port, host);
  if (problem) throw new Error(problem);
}

/** Below the ports that a system gives to outgoing connections, one of which could take it before the app does. */
const searchedPorts = { from: 20_000, until: 32_000 };

/** Returns a port that is currently free on the loopback address. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(searchedPorts.from, searchedPorts.until);
    if (!(await findPortProblem("", port, "127.0.0.1"))) return port;
  }
}
