import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { inProject } from "./project.ts";

test("a script started by npm ends when only npm's shell gets SIGTERM", async () => {
  const script = `
    const { followShell } = await import(${JSON.stringify(inProject("scripts/process/follow-shell.ts"))});
    followShell(() => { console.info("ended"); process.exit(); });
    setInterval(() => {}, 1_000);
    console.info("started");`;
  // With a second command the shell does not replace itself by the first one.
  const shell = spawn("sh", ["-c", `"$NODE" --input-type=module -e "$SCRIPT"; true`], {
    env: { ...process.env, npm_lifecycle_event: "start", NODE: process.execPath, SCRIPT: script },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  shell.stdout.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
    if (printed.includes("started")) shell.kill("SIGTERM");
  });
  // The pipe closes only when the script has ended too.
  await once(shell.stdout, "close");
  expect(printed).toBe("started\nended\n");
});
