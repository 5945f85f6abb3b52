import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { seedDatabase } from "../../seed/seed-database.ts";
import type { Services } from "../services.ts";
import { readBackofficeSettings } from "../settings.ts";
import { askPostgres, createPostgresDatabase } from "../testing/postgres-database.ts";
import { describeOnPostgres } from "../testing/test-databases.ts";
import { checkDatabaseFile } from "./check-database-file.ts";
import { readMarker } from "./marker.ts";
import { openInstallation } from "./open-installation.ts";
import { recordInstallation, recordStop } from "./record-installation.ts";

let folder: string;
let open: Services[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "installation-"));
  open = [];
});
afterEach(async () => {
  for (const services of open) await services.db.destroy();
  rmSync(folder, { recursive: true });
});

const dataDir = () => join(folder, "data");
const file = (end = "") => join(dataDir(), `backoffice.sqlite${end}`);

/** Starts like `main.ts` does before it listens. */
async function start(env: Record<string, string> = {}): Promise<Services> {
  const settings = readBackofficeSettings({ DATA_DIR: dataDir(), LOG_LEVEL: "silent", ...env });
  const services = await openInstallation(settings);
  open.push(services);
  await seedDatabase(services.db, settings, services.now());
  await recordInstallation(services, { isServing: true });
  return services;
}

async function stop(): Promise<void> {
  for (const services of open.splice(0)) await services.db.destroy();
}

const addCompany = ({ db }: Services, id: string) =>
  db.insertInto("companies").values({ id, name: id, created_at: 1 }).execute();

const listCompanies = async ({ db }: Services) =>
  (await db.selectFrom("companies").select("id").where("created_at", "=", 1).execute()).map(
    ({ id }) => id,
  );

/** Leaves the folder as after a kill: with a log that is not applied. */
async function killAfter(services: Services, companyId: string): Promise<void> {
  await addCompany(services, companyId);
  const killed = join(folder, "killed");
  cpSync(dataDir(), killed, { recursive: true });
  await stop();
  rmSync(dataDir(), { recursive: true });
  cpSync(killed, dataDir(), { recursive: true });
}

describe("a SQLite installation", () => {
  it("applies the log that remains after a kill", async () => {
    await killAfter(await start(), "late");
    expect(existsSync(file("-wal"))).toBe(true);
    expect(await listCompanies(await start())).toEqual(["late"]);
  });

  it.each<[string, (services: Services, to: string) => Promise<unknown>]>([
    ["VACUUM INTO", ({ db }, to) => sql.raw(`vacuum into '${to}'`).execute(db)],
    [
      "SQLite's backup",
      async (_, to) => {
        const other = new DatabaseSync(file(), { readOnly: true });
        await backup(other, to);
        other.close();
      },
    ],
  ])("does not mix a backup by %s with the log of the file it replaces", async (_, backUp) => {
    const services = await start();
    const kept = join(folder, "kept.sqlite");
    await addCompany(services, "early");
    await backUp(services, kept);
    await killAfter(services, "late");
    copyFileSync(kept, file());
    await expect(start()).rejects.toThrow(
      `${file()}-wal was not written for ${file()}, which seems to be a restored backup; move ${file()}-wal and ${file()}-shm away to start from the backup.`,
    );
    for (const end of ["-wal", "-shm"]) rmSync(file(end), { force: true });
    expect(await listCompanies(await start())).toEqual(["early"]);
  });

  it("does not mix a copy of the stopped system with the log of a later start", async () => {
    await addCompany(await start(), "early");
    await stop();
    const kept = join(folder, "kept.sqlite");
    copyFileSync(file(), kept);
    await killAfter(await start(), "late");
    copyFileSync(kept, file());
    await expect(start()).rejects.toThrow("move ");
  });

  it("is read as a whole at a start, unless it is as the last stop left it", async () => {
    const { settings, log } = await start();
    await stop();
    utimesSync(file(), 1_000, 1_000);
    recordStop({ settings, log });
    const whole = readFileSync(file());
    writeFileSync(file(), Buffer.from(whole).fill(0xff, Math.floor(whole.length / 2)));
    const check = () => checkDatabaseFile(file(), readMarker(dataDir()));
    expect(check).toThrow("is damaged");
    utimesSync(file(), 1_000, 1_000);
    expect(check).not.toThrow();

    writeFileSync(file(), whole);
    await start();
    await stop();
    // As after a kill: no stop was recorded since that start.
    writeFileSync(file(), Buffer.from(whole).fill(0xff, Math.floor(whole.length / 2)));
    utimesSync(file(), 1_000, 1_000);
    expect(check).toThrow("is damaged");
  });

  it("continues an interrupted first start", async () => {
    const settings = readBackofficeSettings({ DATA_DIR: dataDir() });
    open.push(await openInstallation(settings));
    await stop();
    cpSync(join(import.meta.dirname, "../../seed/pictures"), join(dataDir(), "media"), {
      recursive: true,
    });
    const { db } = await start();
    expect(await db.selectFrom("articles").select("id").execute()).not.toEqual([]);
  });

  it("of an older version without a marker starts, and is protected after that", async () => {
    const { db } = await start();
    await sql`delete from installation`.execute(db);
    await sql`delete from migration_hashes`.execute(db);
    await stop();
    rmSync(join(dataDir(), "installation.json"));
    const { id } = (await (
      await start()
    ).db
      .selectFrom("installation")
      .select("id")
      .executeTakeFirst()) ?? { id: "" };
    const marker = JSON.parse(readFileSync(join(dataDir(), "installation.json"), "utf8"));
    expect(marker).toMatchObject({ id, seeded: true });
    await stop();
    rmSync(file());
    await expect(start()).rejects.toThrow(
      `The database ${file()} is missing, but installation.json, demo-company.json, media in ${dataDir()} are left from an earlier database; restore a backup, or correct DATABASE_URL, or move installation.json, demo-company.json, media away to start again with sample content and a new administrator.`,
    );
    expect(existsSync(file())).toBe(false);
    for (const left of ["installation.json", "demo-company.json", "media"]) {
      rmSync(join(dataDir(), left), { recursive: true });
    }
    expect((await start()).databaseKind).toBe("sqlite");
  });
});

describeOnPostgres("an installation", () => {
  it("whose database was emptied or replaced does not start", async () => {
    const [database, other] = [await createPostgresDatabase(), await createPostgresDatabase()];
    try {
      await start({ DATABASE_URL: database.url });
      await stop();
      const { host } = new URL(other.url);
      const name = new URL(other.url).pathname;
      await expect(start({ DATABASE_URL: other.url })).rejects.toThrow(
        `The database ${host}${name} is empty, but installation.json, demo-company.json, media in`,
      );
      expect(
        await askPostgres(other.url, "select * from pg_tables where tablename = 'leads'"),
      ).toEqual([]);
      rmSync(dataDir(), { recursive: true });
      await start({ DATABASE_URL: other.url });
      await stop();
      await expect(start({ DATABASE_URL: database.url })).rejects.toThrow(
        `belongs to another installation than ${dataDir()}; correct DATABASE_URL or DATA_DIR`,
      );
    } finally {
      await stop();
      await database.drop();
      await other.drop();
    }
  });
});
