import { brand } from "@crm/brand";
import { betterAuth } from "better-auth";
import { getMigrations } from "better-auth/db/migration";
import { twoFactor } from "better-auth/plugins/two-factor";
import type { Kysely } from "kysely";
import { failWithDatabase } from "../db/database-unavailable.ts";
import type { DatabaseKind } from "../db/open-database.ts";
import type { Database } from "../db/schema.ts";
import type { Settings } from "../settings.ts";
import { maxPasswordLength, minPasswordLength } from "./password-rules.ts";
import { createRandomGroups } from "./random-groups.ts";
import { roles } from "./roles.ts";

const day = 24 * 60 * 60;

export const cookiePrefix = "__Host-desk";

export type Auth = ReturnType<typeof createAuth>;

/** Another way to hash passwords than better-auth's scrypt. */
export interface PasswordHash {
  hash(password: string): Promise<string>;
  verify(stored: { hash: string; password: string }): Promise<boolean>;
}

/**
 * People, passwords and sessions. The HTTP routes of better-auth are not mounted: `sign-in.ts` has
 * the few that the desk needs.
 *
 * Never call it inside a transaction: on SQLite it would wait for the lock of that transaction.
 *
 * @param password only for tests; scrypt takes a tenth of a second by design
 */
export function createAuth(
  settings: Pick<Settings, "authSecret" | "backofficeUrl">,
  db: Kysely<Database>,
  type: DatabaseKind,
  password?: PasswordHash,
) {
  const auth = betterAuth({
    baseURL: settings.backofficeUrl,
    secret: settings.authSecret,
    database: { db, type, transaction: true },
    user: {
      modelName: "auth_people",
      additionalFields: {
        role: { type: [...roles], required: true, input: false },
        // Whether the person gets the Monday mail; they do until they switch it off.
        mondayMail: { type: "boolean", required: false, input: false },
        // Epoch milliseconds; null once the person has chosen a password.
        passwordGeneratedAt: { type: "number", bigint: true, required: false, input: false },
      },
    },
    session: { modelName: "auth_sessions", expiresIn: 7 * day, updateAge: day },
    account: { modelName: "auth_accounts" },
    verification: { modelName: "auth_verifications" },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength,
      maxPasswordLength,
      ...(password && { password }),
    },
    plugins: [
      // Secrets and recovery codes are encrypted with the auth secret.
      twoFactor({
        twoFactorTable: "auth_two_factors",
        issuer: `${brand.product.name} desk`,
        backupCodeOptions: {
          customBackupCodesGenerate: () => Array.from({ length: 10 }, () => createRandomGroups(2)),
        },
      }),
    ],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      // This option would add another prefix; the attributes below make the cookie secure.
      useSecureCookies: false,
      cookiePrefix,
      defaultCookieAttributes: { secure: true, sameSite: "strict", path: "/", httpOnly: true },
    },
  });
  return { ...auth, api: guardApi(auth.api) };
}

/** Throws when the database fails; better-auth would answer as if nobody were signed in. */
function guardApi<Api extends object>(api: Api): Api {
  return new Proxy(api, {
    get(target, name, receiver) {
      const call: unknown = Reflect.get(target, name, receiver);
      if (typeof call !== "function") return call;
      return (...given: unknown[]) => failWithDatabase(async () => call(...given));
    },
  });
}

/** Creates or updates the tables of better-auth. */
export async function migrateAuth(auth: Auth): Promise<void> {
  const { runMigrations } = await getMigrations(auth.options);
  await runMigrations();
}
