import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const script = join(import.meta.dirname, "../../../../scripts/backup.ts");

describe("npm run backup", { timeout: 120_000 }, () => {
  let folder: string;
  let live: DatabaseSync;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "backup-"));
    live = new DatabaseSync(join(folder, "backoffice.sqlite"));
    live.exec("pragma journal_mode = wal; create table notes (n integer, body blob)");
    live.exec(`
      with recursive rows (n) as (select 1 union all select n + 1 from rows where n < 300)
      insert into notes select n, randomblob(100000) from rows`);
  });
  afterEach(() => {
    live.close();
    rmSync(folder, { recursive: true });
  });

  const run = (target: string, env: Record<string, string> = {}) => {
    const child = spawn(process.execPath, [script, target], {
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: "", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const said = { text: "" };
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        said.text += text;
      });
    }
    return { said, ended: endOf(child) };
  };
  const endOf = async (child: ChildProcess) => (await once(child, "close"))[0] as number | null;

  it("copies a consistent snapshot of a large file during constant writes", async () => {
    const target = join(folder, "copy.sqlite");
    const { said, ended } = run(target);
    let running = true;
    void ended.then(() => {
      running = false;
    });
    let written = 300;
    while (running) {
      written += 1;
      live.prepare("insert into notes values (?, randomblob(1000))").run(written);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await ended, said.text).toBe(0);
    expect(said.text).toContain(`was backed up to ${target} (`);
    expect(statSync(target).mode & 0o077).toBe(0);
    const copy = new DatabaseSync(target, { readOnly: true });
    expect(copy.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
    const { rows, last } = {
      ...copy.prepare("select count(*) as rows, max(n) as last from notes").get(),
    };
    copy.close();
    expect(rows).toBe(last);
    expect(rows).toBeGreaterThanOrEqual(300);
    expect(rows).toBeLessThanOrEqual(written);
    expect(readdirSync(folder).filter((name) => name.includes("partial"))).toEqual([]);
  });

  it("overwrites no file, and explains an error in one sentence", async () => {
    const taken = join(folder, "taken.sqlite");
    writeFileSync(taken, "an older backup");
    for (const [target, env, sentence] of [
      [taken, {}, `${taken} already exists; choose another file name.`],
      [
        join(folder, "no/such/folder"),
        {},
        `No backup was made at ${join(folder, "no/such/folder")}`,
      ],
      [taken, { DATA_DIR: join(folder, "none") }, "There is no database at"],
      [taken, { DATABASE_URL: "postgres://x/y" }, "DATABASE_URL names PostgreSQL; back it up with"],
    ] as const) {
      const { said, ended } = run(target, env);
      expect(await ended).toBe(1);
      expect(said.text.trim().split("\n")).toHaveLength(1);
      expect(said.text).toContain(sentence);
    }
    expect(statSync(taken).size).toBe(15);
  });
});
