import { expect, test } from "vitest";
import { nodeCommand, runCommand } from "./process/command.ts";

test.each([
  ["scripts/doctor.ts", "npm run doctor -- [--strict]"],
  ["scripts/mutate.ts", "npm run mutate -- [--known] [<folder or file> …]"],
  ["scripts/screens.ts", "npm run screens -- [<part of a path>]"],
  ["chaos/src/run.ts", "npm run chaos -- [--short] [<experiment> …]"],
])(
  "%s prints its usage at an unknown option, and does nothing else",
  { timeout: 60_000 },
  async (script, usage) => {
    expect(await runCommand(nodeCommand(script, ["--everything"]))).toEqual({
      code: 1,
      output: `Unknown option '--everything'. Usage: ${usage}\n`,
    });
  },
);
