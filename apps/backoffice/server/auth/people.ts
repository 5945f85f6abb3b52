import type { Kysely } from "kysely";
import type { DatabaseKind } from "../db/open-database.ts";
import type { Database } from "../db/schema.ts";
import { changeRole } from "./administrators.ts";
import type { Auth } from "./auth.ts";
import { generatedPasswordDays } from "./generated-passwords.ts";
import { deleteLinksOf } from "./person-links.ts";
import { createRandomGroups } from "./random-groups.ts";
import type { Role } from "./roles.ts";
import { turnTwoStepOff } from "./two-step.ts";

/** Printed with a generated password. */
export const generatedPasswordNote = `It is for the first sign-in, within ${generatedPasswordDays} days; the person then chooses their own password.`;

/** Four groups of five characters: about 99 bits. */
export function generatePassword(): string {
  return createRandomGroups(4);
}

export async function countPeople(auth: Auth): Promise<number> {
  const { internalAdapter } = await auth.$context;
  return internalAdapter.countTotalUsers();
}

/**
 * Adds a person who has no password yet.
 *
 * @param name without one, it is made from the address
 * @throws Error with one sentence when the address is taken
 */
export async function createPerson(
  auth: Auth,
  { email, role, name }: { email: string; role: Role; name?: string | undefined },
): Promise<string> {
  const { internalAdapter } = await auth.$context;
  const address = email.toLowerCase();
  if (await internalAdapter.findUserByEmail(address)) {
    throw new Error(`A person with the address ${address} already exists.`);
  }
  const { id } = await internalAdapter.createUser(
    { email: address, name: name || nameFromAddress(address), role },
    { method: "admin" },
  );
  return id;
}

/** @example nameFromAddress("kavita.shah@desk.example") // "Kavita Shah" */
function nameFromAddress(address: string): string {
  const words = address.replace(/@.*$/, "").split(/[._-]+/);
  const named = words.filter(Boolean).map((word) => word.replace(/^./u, (it) => it.toUpperCase()));
  return named.join(" ") || address;
}

/**
 * Adds a person with a generated password, of which only the hash is stored.
 *
 * @param now epoch milliseconds: the password is for the first sign-in, and expires
 * @throws Error with one sentence when the address is taken
 */
export async function addPerson(
  auth: Auth,
  email: string,
  role: Role,
  now: number,
): Promise<string> {
  await createPerson(auth, { email, role });
  return resetPassword(auth, email, now);
}

/**
 * Gives a person a new generated password, turns two-step sign-in off and ends every session. It is
 * the last resort of whoever has lost the phone and the recovery codes too.
 *
 * @param now epoch milliseconds: the password is for the next sign-in, and expires
 * @throws Error with one sentence when there is no person with this address
 */
export async function resetPassword(auth: Auth, email: string, now: number): Promise<string> {
  const { id } = await findPerson(auth, email);
  const generated = generatePassword();
  await setPassword(auth, id, generated, now);
  await turnTwoStepOff(auth, id);
  return generated;
}

/**
 * Sets a person's password and ends every session.
 *
 * @param generatedAt when it was generated, in epoch milliseconds; null when the person chose it
 */
export async function setPassword(
  auth: Auth,
  id: string,
  chosen: string,
  generatedAt: number | null,
): Promise<void> {
  const { internalAdapter, password } = await auth.$context;
  const hash = await password.hash(chosen);
  // This comes first, so that a generated password never counts as the person's own.
  await internalAdapter.updateUser(id, { passwordGeneratedAt: generatedAt });
  if (await internalAdapter.findCredentialAccount(id)) {
    await internalAdapter.updatePassword(id, hash);
  } else {
    const account = { userId: id, accountId: id, providerId: "credential", password: hash };
    await internalAdapter.linkAccount(account);
  }
  await internalAdapter.deleteUserSessions(id);
}

/**
 * Deletes a person's account and ends every session.
 *
 * @throws LastAdministrator with one sentence, or Error when there is no person with this address
 */
export async function removePerson(
  services: { auth: Auth; db: Kysely<Database>; databaseKind: DatabaseKind },
  email: string,
): Promise<void> {
  const { auth, db } = services;
  const person = await findPerson(auth, email);
  await changeRole(services, person, "removed");
  const { internalAdapter } = await auth.$context;
  await deleteLinksOf(db, person.id);
  await db.updateTable("leads").set({ owner_id: null }).where("owner_id", "=", person.id).execute();
  await turnTwoStepOff(auth, person.id);
  await internalAdapter.deleteUser(person.id);
}

async function findPerson(auth: Auth, email: string): Promise<{ id: string; email: string }> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findUserByEmail(email.toLowerCase());
  if (!found) throw new Error(`There is no person with the address ${email}.`);
  return { id: found.user.id, email };
}
