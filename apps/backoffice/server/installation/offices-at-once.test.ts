import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDatabase } from "../db/open-database.ts";
import type { Database } from "../db/schema.ts";
import type { TestDatabase } from "../testing/postgres-database.ts";
import { type OfficeProcess, startOffice } from "../testing/start-office.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";

describeOnEachDatabase("two back offices that start at once", (createDatabase) => {
  let folder: string;
  let database: TestDatabase;
  let started: OfficeProcess[];
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "offices-"));
    database = await createDatabase(folder);
    started = [];
  });
  afterEach(async () => {
    for (const { child } of started) child.kill("SIGKILL");
    await Promise.all(started.map(({ ended }) => ended));
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  /** Starts an office with a data folder of its own; a SQLite file is in the folder of its offices. */
  const start = (name: string, env: Record<string, string> = {}) => {
    const office = startOffice({
      DATA_DIR: database.url.startsWith("file:") ? folder : join(folder, name),
      DATABASE_URL: database.url,
      BACKOFFICE_PORT: "0",
      SITE_INTERNAL_URLS: "http://127.0.0.1:9",
      ...env,
    });
    started.push(office);
    return office;
  };

  async function count(table: keyof Database | "auth_people"): Promise<number> {
    const { db } = openDatabase(database.url);
    const { rows } = await db
      .selectFrom(table as keyof Database)
      .select(({ fn }) => fn.countAll<number>().as("rows"))
      .executeTakeFirstOrThrow();
    await db.destroy();
    return rows;
  }

  it("on an empty database both become ready, with one seed and one administrator", async () => {
    const offices = [start("one"), start("two")];
    await Promise.all(offices.map(({ ready }) => ready()));
    const told = offices.map(({ told: { text } }) => text).join("\n");
    expect(told.match(/Administrator: /g)).toHaveLength(1);
    expect(told.match(/The sample content is in place/g)).toHaveLength(1);
    expect(await count("auth_people")).toBe(1);
    expect(await count("companies")).toBe(1);
    expect(await count("installation")).toBe(1);
  });
});
