import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  addPicture,
  listEmails,
  type OfficePlace,
  openStoredOffice,
  placeIn,
  sendLeads,
} from "../testing/stored-office.ts";
import { makeBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "restore-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const now = new Date("2026-11-22T10:00:00Z");
const placeAt = (name: string) => placeIn(join(folder, name));
const dataOf = (place: OfficePlace) => ({
  dataDir: place.DATA_DIR,
  databaseUrl: place.DATABASE_URL,
});

const variant = "board-400x200-0123456789.400.avif";

describe("npm run restore", () => {
  const from = () => placeAt("from");
  let backup: string;
  beforeEach(async () => {
    const office = await openStoredOffice(from());
    await addPicture(office);
    await office.services.media.store(variant, Buffer.from("a variant"));
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

  it("restores pictures with their variants", async () => {
    await restore(placeAt("to"));
    expect(readFileSync(join(folder, "to/media", variant), "utf8")).toBe("a variant");
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
    ["a longer file", () => appendFileSync(join(backup, "secrets.json"), " "), "bytes and not "],
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

  it("replaces the data of a killed office with its log", async () => {
    const office = await openStoredOffice(placeAt("running"));
    await sendLeads(office, "late", (sent) => sent < 1);
    cpSync(join(folder, "running"), join(folder, "to"), { recursive: true });
    await office.close();
    expect(existsSync(join(folder, "to/backoffice.sqlite-wal"))).toBe(true);
    const { movedTo = "" } = await restore(placeAt("to"), true);
    const old = await openStoredOffice(placeIn(movedTo));
    expect(await listEmails(old)).toEqual(["late0@parmar-uniforms.in"]);
    await old.close();
  });

  it("replaces a damaged database", async () => {
    const to = placeAt("to");
    mkdirSync(to.DATA_DIR);
    writeFileSync(join(to.DATA_DIR, "backoffice.sqlite"), "x".repeat(10_000));
    await restore(to, true);
    await (await openStoredOffice(to)).close();
  });
});
