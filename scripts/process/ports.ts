import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** An address on which `npm start` makes an app listen. */
export interface LaunchPort {
  /** The names of the variables that set the port and the host. */
  setting: string;
  hostSetting: string;
  host: string;
  port: number;
}

/** Finds out whether an app can listen: returns the code of the error, or undefined when it can. */
function tryPort(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code ?? "UNKNOWN"));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

function explain(code: string, { setting, hostSetting, host, port }: LaunchPort): string {
  if (code === "EADDRINUSE") {
    return `Port ${port} is in use. Stop what runs there, or set ${setting} to another one.`;
  }
  if (code === "EACCES") {
    return `This account may not listen on port ${port}. Set ${setting} to 1024 or higher.`;
  }
  return `Nothing can listen on ${host}: the setting ${hostSetting} must be an address of this machine.`;
}

/** @throws Error with one sentence when an app can't listen on one of the ports */
export async function rejectBusyPorts(ports: readonly LaunchPort[]): Promise<void> {
  for (const port of ports) {
    const code = await tryPort(port.port, port.host);
    if (code) throw new Error(explain(code, port));
  }
}

/** Below the ports that a system gives to outgoing connections, one of which could take it before the app does. */
const searchedPorts = { from: 20_000, until: 32_000 };

/** Returns a port that is currently free on the loopback address. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(searchedPorts.from, searchedPorts.until);
    if (!(await tryPort(port, "127.0.0.1"))) return port;
  }
}
