import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createPostgresDatabase, type TestDatabase } from "../testing/postgres-database.ts";
import { runScript } from "../testing/run-script.ts";
import {
  addPicture,
  listEmails,
  type OfficePlace,
  openStoredOffice,
  placeIn,
  sendLeads,
} from "../testing/stored-office.ts";
import { describeOnPostgres } from "../testing/test-databases.ts";
import { restoreBackup } from "./restore-backup.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "restore-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Backs up under load and restores to another place, which may be another kind of database. */
async function backUpAndRestore(from: OfficePlace, to: OfficePlace): Promise<void> {
  const office = await openStoredOffice(from);
  const address = await addPicture(office);
  chmodSync(join(from.DATA_DIR, "secrets.json"), 0o640);
  const before = await sendLeads(office, "a", (sent) => sent < 20);
  const backup = runScript("backup.ts", [join(folder, "backups")], { ...from });
  const during = await sendLeads(office, "bb", () => backup.isRunning());
  const { code, said } = await backup.ended;
  expect(code, said).toBe(0);
  await office.close();

  const [name = ""] = readdirSync(join(folder, "backups"));
  const restored = await runScript("restore.ts", [join(folder, "backups", name)], { ...to }).ended;
  expect(restored.code, restored.said).toBe(0);
  expect(restored.said).toContain("Next: npm start.");
  const again = await openStoredOffice(to);
  try {
    const emails = await listEmails(again);
    expect(emails.filter((email) => email?.startsWith("a")).sort()).toEqual(before.sort());
    expect(during).toEqual(
      expect.arrayContaining(emails.filter((email) => email?.startsWith("bb"))),
    );
    expect(await again.count("mails")).toBe(emails.length);
    expect((await again.request(address)).body).toBe("a picture");
    const secrets = (place: OfficePlace) =>
      readFileSync(join(place.DATA_DIR, "secrets.json"), "utf8");
    expect(secrets(to)).toBe(secrets(from));
    expect(statSync(join(to.DATA_DIR, "secrets.json")).mode & 0o777).toBe(0o640);
    expect(statSync(join(to.DATA_DIR, "media")).mode & 0o777).toBe(0o700);
    expect((await sendLeads(again, "c", (sent) => sent < 1)).length).toBe(1);
  } finally {
    await again.close();
  }
}

describe("a backup made while leads come in", { timeout: 120_000 }, () => {
  it("restores to an office that has every lead accepted before, with pictures and secrets", async () => {
    await backUpAndRestore(placeIn(join(folder, "from")), placeIn(join(folder, "to")));
  });
});

describeOnPostgres("a backup made while leads come in", () => {
  let databases: TestDatabase[];
  beforeEach(async () => {
    databases = [await createPostgresDatabase(), await createPostgresDatabase()];
  });
  afterEach(async () => {
    for (const database of databases) await database.drop();
  });

  it("restores into another database that is empty", { timeout: 120_000 }, async () => {
    const [from, to] = databases.map(({ url }, index) => placeIn(join(folder, `${index}`), url));
    if (!from || !to) throw new Error("There are two databases.");
    await backUpAndRestore(from, to);
    const [name = ""] = readdirSync(join(folder, "backups"));
    const again = restoreBackup(
      join(folder, "backups", name),
      { dataDir: join(folder, "new"), databaseUrl: to.DATABASE_URL },
      { replace: true, now: new Date() },
    );
    await expect(again).rejects.toThrow("is not empty, it has the table");
    expect(readdirSync(join(folder, "new"))).toEqual([]);
  });
});
