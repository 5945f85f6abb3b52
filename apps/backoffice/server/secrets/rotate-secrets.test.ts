import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadSecrets } from "@crm/server-kit/secrets";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

describe("npm run rotate-secrets, with SQLite", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "rotate-"));
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
});
