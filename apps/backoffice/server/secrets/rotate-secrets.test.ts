import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { loadSecrets } from "@crm/server-kit/secrets";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStoredOffice, placeIn } from "../testing/stored-office.ts";

describe("npm run rotate-secrets, with SQLite", () => {
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "rotate-"));
    await (await openStoredOffice(placeIn(folder))).close();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function run(variables: string[], env: Record<string, string> = {}) {
    const script = join(import.meta.dirname, "rotate-secrets-command.ts");
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...variables], {
      env: { DATA_DIR: folder, ...env },
      encoding: "utf8",
    });
    return [status, stdout + stderr];
  }

  it("replaces the named secrets in secrets.json, by their variables or by generated ones", () => {
    const before = loadSecrets(folder);
    const env = { API_KEY: "a key of sixteen or more" };
    expect(run(["API_KEY", "AUTH_SECRET"], env)).toEqual([
      0,
      "API_KEY, AUTH_SECRET changed. Start the back offices, and the sites with the same values.\n",
    ]);
    const after = loadSecrets(folder);
    expect(after).toEqual({ ...before, apiKey: env.API_KEY, authSecret: after.authSecret });
    expect(after.authSecret).toHaveLength(43);
    expect(after.authSecret).not.toBe(before.authSecret);
  });

  it("changes nothing without a name, or with an unknown one", () => {
    const before = loadSecrets(folder);
    expect(run([])).toEqual([
      1,
      "The name of a secret is missing. Usage: npm run rotate-secrets -- AUTH_SECRET …\n",
    ]);
    expect(run(["AUTH_SECRET", "SMTP_URL"])).toEqual([
      1,
      "SMTP_URL is not one of API_KEY, CAPTCHA_SECRET, AUTH_SECRET, PUBLISH_SECRET, DEMO_CAMPAIGN_ID, ENTERPRISE_COMPANY_ID.\n",
    ]);
    expect(loadSecrets(folder)).toEqual(before);
  });

  it("changes nothing while the back office or the site runs", async () => {
    const before = loadSecrets(folder);
    const office = await openStoredOffice(placeIn(folder));
    expect(run(["AUTH_SECRET"])).toEqual([
      1,
      `${join(folder, "backoffice.sqlite")} is in use; stop the site and the back office first.\n`,
    ]);
    await office.close();
    const spool = new DatabaseSync(join(folder, "site-spool.sqlite"));
    spool.exec("pragma journal_mode = wal; create table submissions (body text)");
    expect(run(["AUTH_SECRET"])).toEqual([
      1,
      `${join(folder, "site-spool.sqlite")} is in use; stop the site and the back office first.\n`,
    ]);
    spool.close();
    expect(loadSecrets(folder)).toEqual(before);
    expect(run(["AUTH_SECRET"])[0]).toBe(0);
  });

  it("creates nothing in a folder without an installation, or without its database", () => {
    const empty = mkdtempSync(join(folder, "empty-"));
    expect(run(["AUTH_SECRET"], { DATA_DIR: empty })).toEqual([
      1,
      `There is no installation in ${empty}, because it has no installation.json; check DATA_DIR, or start the back office first.\n`,
    ]);
    expect(readdirSync(empty)).toEqual([]);
    rmSync(join(folder, "backoffice.sqlite"));
    expect(run(["AUTH_SECRET"])).toEqual([
      1,
      `There is no database at ${join(folder, "backoffice.sqlite")}; check DATA_DIR.\n`,
    ]);
  });
});
