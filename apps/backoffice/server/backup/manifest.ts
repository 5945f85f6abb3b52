import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** The file's name in a backup. */
export const manifestFile = "manifest.json";
/** The database's name in a backup, from either kind of database. */
export const databaseFile = "backoffice.sqlite";

const about =
  "Lists what this backup contains. It has personal data and secrets: keep it where only you can read it.";

const schema = z.object({
  /** Increases when an older version could not restore it. */
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The version in package.json that made it. */
  version: z.string(),
  /** The id in `installation.json`; null when there was none. */
  installation: z.uuid().nullable(),
  database: z.object({
    kind: z.enum(["sqlite", "postgres"]),
    /** The applied migrations, in order. */
    migrations: z.array(z.string()),
    rows: z.record(z.string(), z.int()),
  }),
  pictures: z.object({
    copied: z.int(),
    /** Pictures that articles show and that were missing or damaged already. */
    broken: z.array(z.string()),
  }),
  files: z.array(
    z.object({
      path: z.string().regex(/^(?:media\/)?[\w.-]+$/),
      bytes: z.int(),
      sha256: z.string(),
      /** Permissions, such as 384 for 0600. */
      mode: z.int(),
    }),
  ),
});

export type Manifest = z.infer<typeof schema>;
export type BackupFile = Manifest["files"][number];

export function writeManifest(backup: string, manifest: Manifest): void {
  const text = `${JSON.stringify({ about, ...manifest }, null, 2)}\n`;
  writeFileSync(join(backup, manifestFile), text, { flag: "wx", mode: 0o600, flush: true });
}

/** @throws Error with one sentence when the folder is no backup, or of a newer version */
export function readManifest(backup: string): Manifest {
  const path = join(backup, manifestFile);
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw new Error(`${backup} is not a backup, or not a complete one: it has no ${manifestFile}.`);
  }
  let found: { format?: unknown };
  try {
    found = JSON.parse(text);
  } catch {
    throw new Error(`The backup ${backup} is damaged: its ${manifestFile} is not JSON.`);
  }
  if (typeof found?.format === "number" && found.format > 1) {
    throw new Error(
      `The backup ${backup} was made by a newer version; restore it with that version.`,
    );
  }
  const { success, data } = schema.safeParse(found);
  if (!success)
    throw new Error(`The backup ${backup} is damaged: its ${manifestFile} is incomplete.`);
  return data;
}
