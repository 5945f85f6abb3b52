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

/** One way in which a data folder is spoiled between two starts, and what the next start says. */
export interface Damage {
  name: string;
  spoil(dataDir: string): void;
  /** What the sentence has to name: the file, what is wrong, what to do. */
  says: RegExp;
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
 * Leaves what a killed back office leaves beside a backup that was put back over its file: the
 * log of the file that was there before.
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
    spoil: (dir) => truncateSync(database(dir), statSync(database(dir)).size / 2),
    says: damaged,
  },
  {
    name: "a database file that lost its last page",
    spoil: (dir) => truncateSync(database(dir), statSync(database(dir)).size - 4_096),
    says: damaged,
  },
  {
    name: "a database file with pages overwritten",
    spoil: (dir) => overwrite(database(dir), 8_192, Buffer.alloc(40_960, "noise")),
    says: damaged,
  },
  {
    name: "a database file with another header",
    spoil: (dir) => overwrite(database(dir), 0, Buffer.from("PK\u0003\u0004 a zip archive")),
    says: damaged,
  },
  { name: "no database file", spoil: (dir) => remove(dir, "backoffice.sqlite"), says: lost },
  { name: "an empty database file", spoil: (dir) => truncateSync(database(dir)), says: lost },
  {
    name: "no database file and no marker, but the pictures",
    spoil: (dir) => remove(dir, "backoffice.sqlite", "installation.json", "demo-company.json"),
    says: lost,
  },
  {
    name: "a database that belongs to another data folder",
    spoil: (dir) =>
      change(dir, "update installation set id = 'b9ea4cb0-6b0c-4d3f-9c0b-1f6f2f0c7a11'"),
    says: /belongs to another installation.+installation\.json if the two belong together/,
  },
  {
    name: "a backup by VACUUM INTO beside the old log",
    spoil: (dir) => restoreBesideLog(dir, (file, to) => file.exec(`vacuum into '${to}'`)),
    says: otherLog,
  },
  {
    name: "a copy from before the last start beside the old log",
    spoil: (dir) =>
      restoreBesideLog(dir, (_, to) => {
        copyFileSync(database(dir), to);
        // Each start gives the file a new number; the copy has the one of another start.
        const copy = new DatabaseSync(to);
        copy.exec("pragma user_version = 7; pragma wal_checkpoint(truncate)");
        copy.close();
      }),
    says: otherLog,
  },
  {
    name: "an edited migration",
    spoil: (dir) =>
      change(
        dir,
        "update migration_hashes set hash = 'before' where name = '2026-11-21-picture-alt'",
      ),
    says: /migration 2026-11-21-picture-alt was edited.+restore .+picture-alt\.ts/,
  },
  {
    name: "a database that a newer version has used",
    spoil: (dir) => change(dir, "insert into kysely_migration values ('2099-01-01-later', '2099')"),
    says: /newer version, whose migration 2099-01-01-later .+start that version, or restore/,
  },
  {
    name: "secrets.json that says null",
    spoil: (dir) => writeFileSync(secrets(dir), "null"),
    says: /secrets\.json is not a JSON object.+put it back from a backup, or delete it/,
  },
  {
    name: "secrets.json cut short",
    spoil: (dir) => truncateSync(secrets(dir), 60),
    says: /secrets\.json is not JSON.+delete it/,
  },
  {
    name: "an empty secrets.json",
    spoil: (dir) => truncateSync(secrets(dir)),
    says: /secrets\.json is not JSON.+delete it/,
  },
  {
    name: "secrets.json without one of the secrets",
    spoil: (dir) => writeFileSync(secrets(dir), '{"apiKey":"0123456789abcdef0123456789"}'),
    says: /secrets\.json lacks "captchaSecret".+delete it/,
  },
  {
    name: "secrets.json that everybody may read",
    spoil: (dir) => chmodSync(secrets(dir), 0o644),
    says: /secrets\.json may be read by other accounts.+chmod 600/,
  },
  {
    name: "a damaged installation.json",
    spoil: (dir) => writeFileSync(path.join(dir, "installation.json"), "{"),
    says: /installation\.json is damaged; restore it.+or delete it/,
  },
];
