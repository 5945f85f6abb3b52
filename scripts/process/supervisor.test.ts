import { afterEach, describe, expect, test, vi } from "vitest";
import type { App } from "./app.ts";
import { findFreePort } from "./ports.ts";
import { createSupervisor, type Supervisor, type SupervisorOptions } from "./supervisor.ts";

/** Listens, prints its process id, and exits with 0 on SIGTERM. */
const script = `
  require("node:http").createServer((_, response) => response.end("ok"))
    .listen(process.argv[1], "127.0.0.1", () => console.info("pid " + process.pid));
  process.on("SIGTERM", () => process.exit(0));`;

const supervisors: Supervisor[] = [];
afterEach(() => Promise.all(supervisors.splice(0).map((supervisor) => supervisor.stopAll())));

async function keepAppRunning(options: SupervisorOptions = {}) {
  const printed: string[] = [];
  const supervisor = createSupervisor((line) => printed.push(line), {
    firstPauseMs: 10,
    ...options,
  });
  supervisors.push(supervisor);
  const port = String(await findFreePort());
  const app: App = {
    name: "test app",
    args: ["-e", script, port],
    healthUrl: `http://127.0.0.1:${port}/livez`,
  };
  expect(await supervisor.keepRunning(app)).toBe(true);
  return {
    supervisor,
    printed,
    /** Sends a signal to the last started app. */
    signal(name: NodeJS.Signals) {
      const pid = printed.findLast((line) => line.startsWith("pid "))?.slice(4);
      process.kill(Number(pid), name);
    },
    waitFor: (line: string) =>
      vi.waitFor(() => expect(printed).toContain(line), { timeout: 15_000 }),
  };
}

describe("the supervisor", () => {
  test("does not restart an app that was stopped, and resolves when none is left", async () => {
    const { supervisor, printed, signal } = await keepAppRunning();
    signal("SIGTERM");
    await supervisor.allStopped;
    expect(printed.slice(1)).toEqual(["The test app has been stopped."]);
  });

  test("restarts an app that was killed", async () => {
    const { signal, waitFor } = await keepAppRunning();
    signal("SIGKILL");
    await waitFor("The test app was ended by a signal. Starting it again in 0.01 s.");
    await waitFor("The test app is running again.");
  });

  test("ends an app that hangs and restarts it", async () => {
    const { signal, waitFor } = await keepAppRunning({ hangLimit: { checks: 4, everyMs: 250 } });
    signal("SIGSTOP");
    await waitFor("The test app has not answered for 1 s. Ending it.");
    await waitFor("The test app is running again.");
  });
});
