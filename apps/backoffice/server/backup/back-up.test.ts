import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runScript } from "../testing/run-script.ts";
import { makeBackup } from "./make-backup.ts";

describe("npm run backup", { timeout: 120_000 }, () => {
  let folder: string;
  let dataDir: string;
  let backups: string;
  let live: DatabaseSync;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "backup-"));
    dataDir = join(folder, "data");
    backups = join(folder, "backups");
    mkdirSync(dataDir);
    live = new DatabaseSync(join(dataDir, "backoffice.sqlite"));
    live.exec("pragma journal_mode = wal; create table notes (n integer, body blob)");
  });
  afterEach(() => {
    live.close();
    rmSync(folder, { recursive: true });
  });
  const run = (given: string[], env: Record<string, string> = {}) =>
    runScript("backup.ts", given, { DATA_DIR: dataDir, ...env });
  const data = () => ({
    dataDir,
    databaseUrl: `file:${join(dataDir, "backoffice.sqlite")}`,
  });
  const listBackups = () => readdirSync(backups).sort();

  it("copies a consistent snapshot of a large file during constant writes", async () => {
    live.exec(`
      with recursive rows (n) as (select 1 union all select n + 1 from rows where n < 300)
      insert into notes select n, randomblob(100000) from rows`);
    const { isRunning, ended } = run([backups]);
    let written = 300;
    while (isRunning()) {
      written += 1;
      live.prepare("insert into notes values (?, randomblob(1000))").run(written);
      await new Promise((resolve) => setImmediate(resolve));
    }
    const { code, said } = await ended;
    expect(code, said).toBe(0);
    const [name = ""] = listBackups();
    expect(said).toContain(`The backup ${join(backups, name)} was made and checked: `);
    const target = join(backups, name, "backoffice.sqlite");
    for (const path of [backups, join(backups, name), target]) {
      expect(statSync(path).mode & 0o077).toBe(0);
    }
    const copy = new DatabaseSync(target, { readOnly: true });
    expect(copy.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
    const { rows, last } = {
      ...copy.prepare("select count(*) as rows, max(n) as last from notes").get(),
    };
    copy.close();
    expect(rows).toBe(last);
    expect(rows).toBeGreaterThanOrEqual(300);
    expect(rows).toBeLessThanOrEqual(written);
    expect(listBackups()).toEqual([name]);
  });

  it("keeps the newest backups of its installation, and deletes nothing else", async () => {
    const mark = (digit: string) => {
      const id = `${digit.repeat(8)}-1111-4111-8111-111111111111`;
      writeFileSync(join(dataDir, "installation.json"), JSON.stringify({ id, seeded: true }));
    };
    const backUpAt = async (time: string) =>
      basename((await makeBackup(data(), backups, new Date(time))).path);
    mark("2");
    const others = [await backUpAt("2026-01-01T00:00:00Z"), "backup-2026-01-01T00-00-00-001Z"];
    mark("1");
    const first = await backUpAt("2026-01-02T00:00:00Z");
    const second = await backUpAt("2026-01-03T00:00:00Z");
    others.push("my-backup", ".backup-2026-01-04T00-00-00-000Z.partial");
    for (const name of others.slice(1)) mkdirSync(join(backups, name));
    const killed = join(backups, ".backup-2026-01-01T00-00-00-000Z.partial");
    mkdirSync(killed);
    utimesSync(killed, 1, 1);

    const failed = await run([backups, "--keep", "1"], { DATA_DIR: join(folder, "none") }).ended;
    expect(failed.code).toBe(1);
    expect(listBackups()).toEqual(expect.arrayContaining([first, second]));
    const { code, said } = await run([backups, "--keep", "2"]).ended;
    expect(code, said).toBe(0);
    expect(said).toContain(`Older backups were deleted: ${first}.`);
    const mine = listBackups().filter((name) => !others.includes(name));
    expect(mine).toEqual([second, expect.stringMatching(/^backup-/)]);
    expect(listBackups()).toHaveLength(others.length + 2);
  });

  it("names pictures that are missing or damaged already, and makes the backup", async () => {
    live.exec(`create table articles (image text, content text);
      insert into articles values
        ('/media/lost-10x10-0123456789.webp', '<img src="/media/bad-10x10-0123456789.webp">')`);
    mkdirSync(join(dataDir, "media"));
    writeFileSync(join(dataDir, "media/bad-10x10-0123456789.webp"), "damaged");
    const { code, said } = await run([backups]).ended;
    expect(code, said).toBe(0);
    expect(said).toContain(
      `missing or damaged in ${dataDir}: the pictures bad-10x10-0123456789.webp, lost-10x10-0123456789.webp, which articles show.`,
    );
  });

  it("says when the pictures are in another place than the data folder", async () => {
    live.exec(`create table articles (image text, content text);
      insert into articles values (null, '<img src="/media/away-10x10-0123456789.webp">')`);
    const { code, said } = await run([backups]).ended;
    expect(code, said).toBe(0);
    expect(said).toContain(
      `No picture was copied: articles show 1, and none is in the folder media of ${dataDir}.`,
    );
  });

  it("leaves nothing behind when a file can't be copied", async () => {
    mkdirSync(join(dataDir, "media/board-10x10-0123456789.webp"), { recursive: true });
    await expect(makeBackup(data(), backups, new Date())).rejects.toThrow(
      /^No backup was made in .+: EISDIR[^\n]+\.$/,
    );
    expect(listBackups()).toEqual([]);
  });

  it("explains wrong arguments in one sentence", async () => {
    const taken = join(folder, "taken");
    writeFileSync(taken, "an older backup");
    const usage = "npm run backup -- <folder for backups> [--keep <number of backups>]";
    for (const [given, sentence] of [
      [[backups, "--keep", "0"], `--keep must be a number from 1 to 9999. Usage: ${usage}`],
      [["--force"], `Usage: ${usage}`],
      [[taken], "A backup is a folder, made inside the folder that you name."],
      [[join(backups, "a.sqlite")], "A backup is a folder, made inside the folder"],
    ] as const) {
      const { code, said } = await run([...given]).ended;
      expect(code).toBe(1);
      expect(said.trim().split("\n")).toHaveLength(1);
      expect(said).toContain(sentence);
    }
    expect(statSync(taken).size).toBe(15);
  });

  it("explains in one sentence why nothing can be copied", async () => {
    const nowhere = join(folder, "no/such/folder");
    for (const [change, target, sentence] of [
      [{}, nowhere, `No backup was made in ${nowhere}: ENOENT`],
      [{ databaseUrl: `file:${nowhere}` }, backups, `There is no database at ${nowhere}; check`],
      [
        { databaseUrl: "postgres://127.0.0.1:9/y" },
        backups,
        "check the database at 127.0.0.1:9/y.",
      ],
    ] as const) {
      const made = makeBackup({ ...data(), ...change }, target, new Date());
      await expect(made).rejects.toThrow(sentence);
    }
  });

  it("stops when the database is of another installation than the folder, or of one that is not there", async () => {
    const id = "11111111-1111-4111-8111-111111111111";
    const file = join(dataDir, "backoffice.sqlite");
    live.exec(`create table installation (id text); insert into installation values ('${id}')`);
    const mark = (digit: string) =>
      writeFileSync(
        join(dataDir, "installation.json"),
        JSON.stringify({ id: id.replaceAll("1", digit), seeded: true }),
      );
    expect(await run([backups]).ended).toEqual({
      code: 1,
      said: `No backup was made in ${backups}: There is no installation in ${dataDir}, because it has no installation.json; check DATA_DIR, or start the back office first.\n`,
    });
    mark("2");
    expect(await run([backups]).ended).toEqual({
      code: 1,
      said: `No backup was made in ${backups}: The database ${file} belongs to another installation than ${dataDir}; correct DATABASE_URL or DATA_DIR, or delete ${join(dataDir, "installation.json")} if the two belong together.\n`,
    });
    expect(listBackups()).toEqual([]);
    mark("1");
    const { code, said } = await run([backups]).ended;
    expect(code, said).toBe(0);
  });

  it("says that the database is in use when another program has locked it", async () => {
    live.exec("pragma locking_mode = exclusive; begin exclusive");
    expect(await run([backups]).ended).toEqual({
      code: 1,
      said: `The database ${join(dataDir, "backoffice.sqlite")} is in use: another program has locked it; stop that program and try again.\n`,
    });
  });
});
