import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runScript } from "../testing/run-script.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "no-installation-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("a command on a folder without an installation", { timeout: 60_000 }, () => {
  it.each([
    ["add-person.ts", ["farida@desk.example", "sales"]],
    ["reset-password.ts", ["farida@desk.example"]],
    ["remove-person.ts", ["farida@desk.example"]],
    ["articles.ts", ["export", "/tmp/no-installation.zip"]],
    ["articles.ts", ["import", "/tmp/no-installation.zip"]],
  ])("is an error that creates nothing: %s %j", async (script, given) => {
    const missing = join(folder, "missing");
    for (const dataDir of [folder, missing]) {
      const { code, said } = await runScript(script, given, { DATA_DIR: dataDir }).ended;
      expect(said).toBe(
        `There is no installation in ${dataDir}, because it has no installation.json; check DATA_DIR, or start the back office first.\n`,
      );
      expect(code).toBe(1);
    }
    expect(readdirSync(folder)).toEqual([]);
    expect(existsSync("/tmp/no-installation.zip")).toBe(false);
  });
});
