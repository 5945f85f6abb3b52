import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runScript } from "../testing/run-script.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "no-installation-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  ["people", "add-person.ts", ["farida@desk.example", "sales"], ""],
  ["articles", "articles.ts", ["export", "articles.zip"], "missing"],
])(
  "a command on %s stops in a folder without an installation, and creates nothing",
  async (_, script, given, name) => {
    const dataDir = join(folder, name);
    const paths = given.map((word) => (word.endsWith(".zip") ? join(folder, word) : word));
    const { code, said } = await runScript(script, paths, { DATA_DIR: dataDir }).ended;
    expect(said).toBe(
      `There is no installation in ${dataDir}, because it has no installation.json; check DATA_DIR, or start the back office first.\n`,
    );
    expect(code).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  },
);
