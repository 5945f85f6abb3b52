import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readBackofficeSettings } from "../settings.ts";
import { createPostgresDatabase } from "../testing/postgres-database.ts";
import { runScript } from "../testing/run-script.ts";
import { describeOnPostgres } from "../testing/test-databases.ts";
import { openInstallation } from "./open-installation.ts";
import { recordInstallation } from "./record-installation.ts";
import { requireInstallation } from "./require-installation.ts";

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

describeOnPostgres("a command on PostgreSQL", () => {
  it("needs an installation in the database, and none in the folder", async () => {
    const database = await createPostgresDatabase();
    const env = {
      DATA_DIR: join(folder, "new"),
      DATABASE_URL: database.url,
      SECRETS_KEY: "the key of a test",
      LOG_LEVEL: "silent",
    };
    try {
      await expect(requireInstallation(env)).rejects.toThrow(
        /^There is no installation in the database .+; check DATABASE_URL, or start the back office first\.$/,
      );
      expect(readdirSync(folder)).toEqual([]);
      const office = { ...env, DATA_DIR: join(folder, "office") };
      const services = await openInstallation(readBackofficeSettings(office));
      await recordInstallation(services, { isServing: true });
      await services.db.destroy();
      await requireInstallation(env);
    } finally {
      await database.drop();
    }
  });
});
