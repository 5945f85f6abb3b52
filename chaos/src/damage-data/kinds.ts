import {
  chmodSync,
  copyFileSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** One kind of damage to a data folder between two starts, and the error of the next start. */
export interface Damage {
  name: string;
  damage(dataDir: string): void;
  /** What the error must contain: the file, the problem and the fix. */
  error: RegExp;
}

const database = (dataDir: string) => path.join(dataDir, "backoffice.sqlite");
const secrets = (dataDir: string) => path.join(dataDir, "secrets.json");

function change(dataDir: string, sql: string): void {
  const file = new DatabaseSync(database(dataDir));
  file.exec(sql);
  file.close();
}

function overwrite(file: string, at: number, bytes: Buffer): void {
  const content = readFileSync(file);
  bytes.copy(content, at);
  writeFileSync(file, content);
}

function remove(dataDir: string, ...names: string[]): void {
  for (const name of names) rmSync(path.join(dataDir, name), { recursive: true, force: true });
}

/**
 * Restores a backup over the file of a killed back office, but leaves the write-ahead log of the
 * former file.
 */
function restoreBesideLog(dataDir: string, backUp: (file: DatabaseSync, to: string) => void): void {
  const [live, backup] = [database(dataDir), path.join(dataDir, "backup")];
  const file = new DatabaseSync(live);
  backUp(file, backup);
  file.exec("insert into companies values ('late', 'Late', 1)");
  copyFileSync(`${live}-wal`, path.join(dataDir, "log"));
  file.close();
  copyFileSync(backup, live);
  copyFileSync(path.join(dataDir, "log"), `${live}-wal`);
}

const damaged = /backoffice\.sqlite is damaged \(.+\); restore a backup and move .+-wal/;
const otherLog = /backoffice\.sqlite-wal was not written for .+ move .+-wal and .+-shm away/;
const lost =
  /backoffice\.sqlite is (?:missing|empty), but .+ are left from .+; restore a backup.+ move .+ away/;

export const damages: readonly Damage[] = [
  {
    name: "a database file cut in half",
    damage: (dir) => truncateSync(database(dir), statSync(database(dir)).size / 2),
    error: damaged,
  },
  {
    name: "a database file that lost its last page",
    damage: (dir) => truncateSync(database(dir), statSync(database(dir)).size - 4_096),
    error: damaged,
  },
  {
    name: "a database file with pages overwritten",
    damage: (dir) => overwrite(database(dir), 8_192, Buffer.alloc(40_960, "noise")),
    error: damaged,
  },
  {
    name: "a database file with another header",
    damage: (dir) => overwrite(database(dir), 0, Buffer.from("PK\u0003\u0004 a zip archive")),
    error: damaged,
  },
  { name: "no database file", damage: (dir) => remove(dir, "backoffice.sqlite"), error: lost },
  { name: "an empty database file", damage: (dir) => truncateSync(database(dir)), error: lost },
  {
    name: "no database file and no marker, but the pictures",
    damage: (dir) => remove(dir, "backoffice.sqlite", "installation.json", "demo-company.json"),
    error: lost,
  },
  {
    name: "a database that belongs to another data folder",
    damage: (dir) =>
      change(dir, "update installation set id = 'b9ea4cb0-6b0c-4d3f-9c0b-1f6f2f0c7a11'"),
    error: /belongs to another installation.+installation\.json if the two belong together/,
  },
  {
    name: "a backup by VACUUM INTO beside the old log",
    damage: (dir) => restoreBesideLog(dir, (file, to) => file.exec(`vacuum into '${to}'`)),
    error: otherLog,
  },
  {
    name: "a copy from before the last start beside the old log",
    damage: (dir) =>
      restoreBesideLog(dir, (_, to) => {
        copyFileSync(database(dir), to);
        // Each start writes a new number into the file; the copy has the number of another start.
        const copy = new DatabaseSync(to);
        copy.exec("pragma user_version = 7; pragma wal_checkpoint(truncate)");
        copy.close();
      }),
    error: otherLog,
  },
  {
    name: "an edited migration",
    damage: (dir) =>
      change(
        dir,
        "update migration_hashes set hash = 'before' where name = '2026-11-21-picture-alt'",
      ),
    error: /migration 2026-11-21-picture-alt was edited.+restore .+picture-alt\.ts/,
  },
  {
    name: "a database that a newer version has used",
    damage: (dir) =>
      change(dir, "insert into kysely_migration values ('2099-01-01-later', '2099')"),
    error: /newer version, whose migration 2099-01-01-later .+start that version, or restore/,
  },
  {
    name: "a secrets.json that contains null",
    damage: (dir) => writeFileSync(secrets(dir), "null"),
    error: /secrets\.json is not a JSON object.+restore it from a backup, or delete it/,
  },
  {
    name: "a truncated secrets.json",
    damage: (dir) => truncateSync(secrets(dir), 60),
    error: /secrets\.json is not JSON.+delete it/,
  },
  {
    name: "an empty secrets.json",
    damage: (dir) => truncateSync(secrets(dir)),
    error: /secrets\.json is not JSON.+delete it/,
  },
  {
    name: "a secrets.json without one of the secrets",
    damage: (dir) => writeFileSync(secrets(dir), '{"apiKey":"0123456789abcdef0123456789"}'),
    error: /secrets\.json lacks "captchaSecret".+delete it/,
  },
  {
    name: "a secrets.json that every user may read",
    damage: (dir) => chmodSync(secrets(dir), 0o644),
    error: /secrets\.json can be read by other accounts.+chmod 600/,
  },
  {
    name: "a damaged installation.json",
    damage: (dir) => writeFileSync(path.join(dir, "installation.json"), "{"),
    error: /installation\.json is damaged; restore it.+or delete it/,
  },
];
