import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { namePicture, storePicture } from "../media/store-picture.ts";
import { createPostgresDatabase, type TestDatabase } from "../testing/postgres-database.ts";
import { runScript } from "../testing/run-script.ts";
import { insertArticle, insertCategory } from "../testing/sample-content.ts";
import {
  listEmails,
  type OfficePlace,
  openStoredOffice,
  sendLeads,
} from "../testing/stored-office.ts";
import { describeOnPostgres } from "../testing/test-databases.ts";
import { makeBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "restore-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const now = new Date("2026-11-22T10:00:00Z");
const dataOf = (place: OfficePlace) => ({
  dataDir: place.DATA_DIR,
  databaseUrl: place.DATABASE_URL,
});
const placeAt = (name: string, url?: string): OfficePlace => ({
  DATA_DIR: join(folder, name),
  DATABASE_URL: url ?? `file:${join(folder, name, "backoffice.sqlite")}`,
});

/** An office with an article that shows a picture. */
async function openWithPicture(place: OfficePlace) {
  const office = await openStoredOffice(place);
  const picture = namePicture("board", { width: 20, height: 10 }, Buffer.from("a picture"));
  await storePicture(place.DATA_DIR, picture);
  const category_id = await insertCategory(office, { section: "help", slug: "boards" });
  const content = `<img src="${picture.address}">`;
  await insertArticle(office, { section: "help", category_id, slug: "board", content });
  return { office, address: picture.address };
}

/** Backs up under load and restores to another place, which may be another kind of database. */
async function backUpAndRestore(from: OfficePlace, to: OfficePlace): Promise<void> {
  const { office, address } = await openWithPicture(from);
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
    await backUpAndRestore(placeAt("from"), placeAt("to"));
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
    const [from, to] = databases.map(({ url }, index) => placeAt(`${index}`, url));
    if (!from || !to) throw new Error("There are two databases.");
    await backUpAndRestore(from, to);
    const [name = ""] = readdirSync(join(folder, "backups"));
    const again = restoreBackup(
      join(folder, "backups", name),
      dataOf({ ...to, DATA_DIR: join(folder, "new") }),
      { replace: true, now },
    );
    await expect(again).rejects.toThrow("is not empty, it has the table");
    expect(readdirSync(join(folder, "new"))).toEqual([]);
  });
});

describe("npm run restore", () => {
  const from = () => placeAt("from");
  let backup: string;
  beforeEach(async () => {
    const { office } = await openWithPicture(from());
    await sendLeads(office, "a", (sent) => sent < 1);
    const spool = new DatabaseSync(join(from().DATA_DIR, "site-spool.sqlite"));
    spool.exec("pragma journal_mode = wal; create table submissions (body text)");
    spool.exec("insert into submissions values ('still waiting')");
    backup = (await makeBackup(dataOf(from()), join(folder, "backups"), now)).path;
    spool.close();
    await office.close();
  });
  const restore = (place: OfficePlace, replace = false) =>
    restoreBackup(backup, dataOf(place), { replace, now });

  it("restores what waits in the site's spool", async () => {
    await restore(placeAt("to"));
    const spool = new DatabaseSync(join(folder, "to/site-spool.sqlite"));
    expect(spool.prepare("select body from submissions").all()).toEqual([
      { body: "still waiting" },
    ]);
    spool.close();
  });

  it.each<[string, () => void, string]>([
    [
      "a changed database",
      () => {
        const path = join(backup, "backoffice.sqlite");
        const bytes = readFileSync(path);
        bytes.writeUInt8(bytes.readUInt8(bytes.length - 100) ^ 1, bytes.length - 100);
        writeFileSync(path, bytes);
      },
      "the content of backoffice.sqlite has changed.",
    ],
    ["a longer file", () => appendFileSync(join(backup, "secrets.json"), " "), "secrets.json has "],
    [
      "a missing picture",
      () => rmSync(join(backup, "media"), { recursive: true }),
      "media/board-20x10-92b2fa5802.webp is missing.",
    ],
    [
      "an incomplete manifest",
      () => writeFileSync(join(backup, "manifest.json"), '{"format":1}'),
      "its manifest.json is incomplete.",
    ],
    [
      "a truncated manifest",
      () => writeFileSync(join(backup, "manifest.json"), '{"format":1'),
      "its manifest.json is not JSON.",
    ],
    [
      "a file outside the backup",
      () => changeManifest((text) => text.replace('"path": "secrets.json"', '"path": "../x"')),
      "its manifest.json is incomplete.",
    ],
    [
      "other counts",
      () => changeManifest((text) => text.replace('"leads": 1', '"leads": 2')),
      "backoffice.sqlite has another number of rows than its list says.",
    ],
    [
      "no manifest",
      () => rmSync(join(backup, "manifest.json")),
      "is not a backup, or not a complete",
    ],
    [
      "a newer format",
      () => changeManifest((text) => text.replace('"format": 1', '"format": 2')),
      "was made by a newer version; restore it with that version.",
    ],
    [
      "a newer schema",
      () => {
        const path = join(backup, "backoffice.sqlite");
        changeManifest((text) => text.replace('"migrations": [', '"migrations": ["2999-01-01-x",'));
        expect(existsSync(path)).toBe(true);
      },
      "whose migration 2999-01-01-x is unknown to this version",
    ],
  ])("rejects a backup with %s and restores nothing", async (_, damage, sentence) => {
    damage();
    await expect(restore(placeAt("to"))).rejects.toThrow(sentence);
    expect(existsSync(join(folder, "to"))).toBe(false);
  });

  function changeManifest(change: (text: string) => string): void {
    const path = join(backup, "manifest.json");
    const text = readFileSync(path, "utf8");
    const changed = change(text);
    expect(changed).not.toBe(text);
    writeFileSync(path, changed);
  }

  it("touches no data that is there, and moves it aside when told to", async () => {
    const to = placeAt("to");
    const office = await openStoredOffice(to);
    await sendLeads(office, "other", (sent) => sent < 1);
    const names = readdirSync(to.DATA_DIR);
    await expect(restore(to)).rejects.toThrow(
      `There is data already: ${join(to.DATA_DIR, "backoffice.sqlite")}`,
    );
    await expect(restore(to, true)).rejects.toThrow(
      `${join(to.DATA_DIR, "backoffice.sqlite")} is in use; stop the site and the back office first.`,
    );
    expect(readdirSync(to.DATA_DIR)).toEqual(names);
    await office.close();
    const { movedTo = "" } = await restore(to, true);
    const emails = async (place: OfficePlace) => {
      const opened = await openStoredOffice(place);
      const found = await listEmails(opened);
      await opened.close();
      return found;
    };
    expect(await emails(to)).toEqual(["a0@parmar-uniforms.in"]);
    expect(movedTo).toBe(join(to.DATA_DIR, "replaced-2026-11-22T10-00-00-000Z"));
    expect(await emails(placeAt("to/replaced-2026-11-22T10-00-00-000Z"))).toEqual([
      "other0@parmar-uniforms.in",
    ]);
  });

  it("replaces a damaged database", async () => {
    const to = placeAt("to");
    mkdirSync(to.DATA_DIR);
    writeFileSync(join(to.DATA_DIR, "backoffice.sqlite"), "x".repeat(10_000));
    await restore(to, true);
    await (await openStoredOffice(to)).close();
  });
});
