import { expect, test } from "vitest";
import { nodeCommand, runCommand } from "../process/command.ts";
import { commandFile } from "../process/project.ts";

test("no source file, export or dependency is unused", async () => {
  const knip = nodeCommand(commandFile("knip", "knip"), ["--no-progress", "--no-config-hints"]);
  const { code, output } = await runCommand(knip);
  expect(output.trim()).toBe("");
  expect(code).toBe(0);
}, 60_000);
