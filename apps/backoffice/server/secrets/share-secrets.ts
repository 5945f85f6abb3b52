import { type Secrets, storeSecrets } from "@crm/server-kit/secrets";
import type { Kysely } from "kysely";
import type { SealedSecrets } from "../db/rows/operation-rows.ts";
import type { Database } from "../db/schema.ts";
import { nameDatabase } from "../installation/database-content.ts";
import { listSecrets, replaceSecrets, type Settings, secretVariables } from "../settings.ts";
import { areSealed, openSecrets, sealSecrets } from "./seal-secrets.ts";

/**
 * Gives all back offices on one PostgreSQL database the same secrets: the first one stores its own, the
 * others take these and write them to their `secrets.json`. Runs under the lock of the start.
 *
 * @returns the given settings, or those with the secrets of the database
 * @throws Error with one sentence when a variable sets another secret, or the secrets can't be read
 */
export async function shareSecrets(db: Kysely<Database>, settings: Settings): Promise<Settings> {
  const own = listSecrets(settings);
  const stored = await readSharedSecrets(db, settings);
  if (!stored) {
    await writeSharedSecrets(db, own, settings.secretsKey);
    return settings;
  }
  const names = Object.keys(secretVariables) as (keyof Secrets)[];
  const differing = names.filter((name) => own[name] !== stored[name]);
  const given = differing.filter((name) => settings.givenSecrets[name] !== undefined);
  if (given.length > 0) throw new Error(describeDifferences(given, settings));
  if (differing.length === 0) return settings;
  storeSecrets(settings.dataDir, stored);
  return replaceSecrets(settings, stored);
}

/**
 * Reads the secrets that the back offices use. Encrypts them again where this process has the same ones
 * and another key, because the database's password may have been changed.
 *
 * @returns undefined when none are stored
 * @throws Error with one sentence when they can't be read
 */
export async function readSharedSecrets(
  db: Kysely<Database>,
  settings: Settings,
): Promise<Secrets | undefined> {
  const row = await db
    .selectFrom("shared_secrets")
    .select(["salt", "sealed", "fingerprint"])
    .where("slot", "=", 1)
    .executeTakeFirst();
  if (!row) return undefined;
  const stored = openSecrets(row, settings.secretsKey);
  if (stored) return stored;
  const own = listSecrets(settings);
  if (!areSealed(own, row)) throw new Error(describeUnreadable(row, settings));
  if (settings.secretsKey) await writeSharedSecrets(db, own, settings.secretsKey);
  return own;
}

export async function writeSharedSecrets(
  db: Kysely<Database>,
  secrets: Secrets,
  key: string | undefined,
): Promise<void> {
  const row = sealSecrets(secrets, key);
  await db
    .insertInto("shared_secrets")
    .values({ slot: 1, ...row })
    .onConflict((conflict) => conflict.column("slot").doUpdateSet(row))
    .execute();
}

function describeDifferences(names: readonly (keyof Secrets)[], { databaseUrl }: Settings): string {
  const variables = names.map((name) => secretVariables[name]);
  const differ = variables.length > 1 ? "differ" : "differs";
  return `${variables.join(" and ")} ${differ} from what the database ${nameDatabase(databaseUrl)} gives all back offices; set the same here or nothing, or, to change it on purpose, stop all of them and run npm run rotate-secrets -- ${variables.join(" ")}.`;
}

function describeUnreadable(
  { sealed }: SealedSecrets,
  { secretsKey, dataDir, databaseUrl }: Settings,
): string {
  const others = `The other back offices on the database ${nameDatabase(databaseUrl)}`;
  let problem = "have another SECRETS_KEY or password in DATABASE_URL";
  if (sealed === null) problem = "have neither SECRETS_KEY nor a password in DATABASE_URL";
  else if (!secretsKey) problem = "have SECRETS_KEY or a password in DATABASE_URL";
  return `${others} ${problem}, so this one can't read their secrets; set the same at all of them, or copy secrets.json of another one to ${dataDir}.`;
}
