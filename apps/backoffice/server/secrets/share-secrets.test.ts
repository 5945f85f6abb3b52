import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadSecrets } from "@crm/server-kit/secrets";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openInstallation } from "../installation/open-installation.ts";
import { listSecrets, readBackofficeSettings } from "../settings.ts";
import {
  askPostgres,
  createPostgresDatabase,
  type TestDatabase,
} from "../testing/postgres-database.ts";
import { describeOnPostgres } from "../testing/test-databases.ts";
import { rotateSecrets } from "./rotate-secrets.ts";

const firstKey = "the first key of all";
const secondKey = "the second key of all";

describeOnPostgres("the secrets of several back offices", () => {
  let folder: string;
  let database: TestDatabase;
  let name: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "shared-"));
    database = await createPostgresDatabase();
    const { host, pathname } = new URL(database.url);
    name = `${host}${pathname}`;
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const readSettings = (office: string, env: Record<string, string> = {}) =>
    readBackofficeSettings({
      DATA_DIR: join(folder, office),
      DATABASE_URL: database.url,
      SECRETS_KEY: firstKey,
      LOG_LEVEL: "silent",
      ...env,
    });

  /** Starts an office as `main.ts` does, and stops it; returns the secrets that it used. */
  async function start(office: string, env?: Record<string, string>) {
    const services = await openInstallation(readSettings(office, env));
    await services.db.destroy();
    return listSecrets(services.settings);
  }

  /** Removes the password from the database's URL; the driver takes it from the environment. */
  function withoutKey(): Record<string, string> {
    const url = new URL(database.url);
    vi.stubEnv("PGPASSWORD", url.password);
    url.password = "";
    return { DATABASE_URL: url.href, SECRETS_KEY: "" };
  }

  it("are those of the first one, which the database contains only encrypted", async () => {
    const first = await start("one", { API_KEY: "the key of the first" });
    expect(first.apiKey).toBe("the key of the first");
    expect(await start("two")).toEqual(first);
    expect(loadSecrets(join(folder, "two"))).toEqual(first);
    expect(await start("three", { API_KEY: "the key of the first" })).toEqual(first);
    const [row] = await askPostgres<Record<string, unknown>>(
      database.url,
      "select * from shared_secrets",
    );
    const stored = Object.values(row ?? {}).map(String);
    for (const secret of Object.values(first)) {
      for (const column of stored) {
        expect(column).not.toContain(secret);
        expect(Buffer.from(column, "base64url").toString("latin1")).not.toContain(secret);
      }
    }
  });

  it("differ from a variable only after they were rotated on purpose", async () => {
    const first = await start("one");
    const env = { PUBLISH_SECRET: "a new one for publishing", AUTH_SECRET: "a new one for people" };
    await expect(start("two", env)).rejects.toThrow(
      `AUTH_SECRET and PUBLISH_SECRET differ from what the database ${name} gives all back offices; set the same here or nothing, or, to change it on purpose, stop all of them and run npm run rotate-secrets -- AUTH_SECRET PUBLISH_SECRET.`,
    );
    await rotateSecrets(readSettings("two", env), ["PUBLISH_SECRET", "AUTH_SECRET", "API_KEY"]);
    const second = await start("two", env);
    expect(second).toEqual({
      ...first,
      publishSecret: env.PUBLISH_SECRET,
      authSecret: env.AUTH_SECRET,
      apiKey: second.apiKey,
    });
    expect(second.apiKey).toHaveLength(43);
    expect(second.apiKey).not.toBe(first.apiKey);
    expect(await start("one")).toEqual(second);
  });

  it("are encrypted again by an office that has them, when the key has changed", async () => {
    const first = await start("one");
    await expect(start("two", { SECRETS_KEY: secondKey })).rejects.toThrow(
      `The other back offices on the database ${name} have another SECRETS_KEY or password in DATABASE_URL, so this one can't read their secrets; set the same at all of them, or copy secrets.json of another one to ${join(folder, "two")}.`,
    );
    expect(await start("one", { SECRETS_KEY: secondKey })).toEqual(first);
    expect(await start("two", { SECRETS_KEY: secondKey })).toEqual(first);
  });

  it("are only compared while there is no key", async () => {
    const env = withoutKey();
    const first = await start("one", env);
    expect(await start("one", env)).toEqual(first);
    const needsSame = "so this one can't read their secrets; set the same at all of them, or copy";
    await expect(start("two", env)).rejects.toThrow(
      `have neither SECRETS_KEY nor a password in DATABASE_URL, ${needsSame}`,
    );
    expect(await start("one")).toEqual(first);
    await expect(start("two", env)).rejects.toThrow(
      `have SECRETS_KEY or a password in DATABASE_URL, ${needsSame}`,
    );
    expect(await start("two")).toEqual(first);
  });

  it("can't be rotated before a back office has stored them", async () => {
    await expect(rotateSecrets(readSettings("one"), ["AUTH_SECRET"])).rejects.toThrow(
      `The database ${name} has no secrets yet; start a back office first.`,
    );
  });
});
