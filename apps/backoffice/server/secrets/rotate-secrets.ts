import { generateSecrets, loadSecrets, type Secrets, storeSecrets } from "@crm/server-kit/secrets";
import { rejectRunning } from "../backup/reject-running.ts";
import { findSqlitePath, openDatabase } from "../db/open-database.ts";
import { nameDatabase } from "../installation/database-content.ts";
import { requireDatabaseFile } from "../installation/require-installation.ts";
import { withStartLock } from "../installation/start-lock.ts";
import { type Settings, secretVariables } from "../settings.ts";
import { readSharedSecrets, writeSharedSecrets } from "./share-secrets.ts";

/**
 * Replaces secrets on purpose, in the database of the back offices and in `secrets.json`: by the values
 * of their variables, or by generated ones.
 *
 * @param variables names such as `AUTH_SECRET`
 * @throws Error with one sentence when a name is unknown, the current secrets can't be read, or with SQLite
 *   the back office or the site still runs
 */
export async function rotateSecrets(
  settings: Settings,
  variables: readonly string[],
): Promise<void> {
  const { dataDir, databaseUrl } = settings;
  const changed = chooseValues(settings, variables);
  const path = findSqlitePath(databaseUrl);
  if (path) requireDatabaseFile(path);
  await withStartLock(databaseUrl, async () => {
    if (path) {
      // They sign and check with the secrets that they have read at their start.
      rejectRunning(settings, { allowsDamage: false });
      storeSecrets(dataDir, { ...loadSecrets(dataDir), ...changed });
    } else {
      await rotateShared(settings, changed);
    }
  });
}

async function rotateShared(settings: Settings, changed: Partial<Secrets>): Promise<void> {
  const { dataDir, databaseUrl, secretsKey } = settings;
  const { db } = openDatabase(databaseUrl);
  try {
    const tables = await db.introspection.getTables();
    const hasTable = tables.some(({ name }) => name === "shared_secrets");
    const stored = hasTable ? await readSharedSecrets(db, settings) : undefined;
    if (!stored) {
      throw new Error(
        `The database ${nameDatabase(databaseUrl)} has no secrets yet; start a back office first.`,
      );
    }
    const secrets = { ...stored, ...changed };
    await writeSharedSecrets(db, secrets, secretsKey);
    storeSecrets(dataDir, secrets);
  } finally {
    await db.destroy();
  }
}

function chooseValues({ givenSecrets }: Settings, variables: readonly string[]): Partial<Secrets> {
  const generated = generateSecrets();
  const entries = variables.map((variable) => {
    const name = (Object.keys(secretVariables) as (keyof Secrets)[]).find(
      (key) => secretVariables[key] === variable,
    );
    if (name) return [name, givenSecrets[name] ?? generated[name]];
    throw new Error(`${variable} is not one of ${Object.values(secretVariables).join(", ")}.`);
  });
  return Object.fromEntries(entries);
}
