import { randomInt } from "node:crypto";
import type { Auth } from "./auth.ts";
import { generatedPasswordDays } from "./generated-passwords.ts";
import type { Role } from "./roles.ts";

/** Letters and digits without those that look alike. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

/** Printed with a generated password. */
export const generatedPasswordNote = `It is for the first sign-in, within ${generatedPasswordDays} days; the person then chooses their own password.`;

/** Four groups of five characters: about 99 bits. */
export function generatePassword(): string {
  const group = () =>
    Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return Array.from({ length: 4 }, group).join("-");
}

export async function countPeople(auth: Auth): Promise<number> {
  const { internalAdapter } = await auth.$context;
  return internalAdapter.countTotalUsers();
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
  const { internalAdapter } = await auth.$context;
  const address = email.toLowerCase();
  if (await internalAdapter.findUserByEmail(address)) {
    throw new Error(`A person with the address ${address} already exists.`);
  }
  const name = address.replace(/@.*$/, "").replace(/^./, (letter) => letter.toUpperCase());
  await internalAdapter.createUser({ email: address, name, role }, { method: "admin" });
  return resetPassword(auth, address, now);
}

/**
 * Gives a person a new generated password and ends every session.
 *
 * @param now epoch milliseconds: the password is for the next sign-in, and expires
 * @throws Error with one sentence when there is no person with this address
 */
export async function resetPassword(auth: Auth, email: string, now: number): Promise<string> {
  const { internalAdapter, password } = await auth.$context;
  const found = await internalAdapter.findUserByEmail(email.toLowerCase());
  if (!found) throw new Error(`There is no person with the address ${email}.`);
  const { id } = found.user;
  const generated = generatePassword();
  const hash = await password.hash(generated);
  // This comes first, so that a generated password never counts as the person's own.
  await internalAdapter.updateUser(id, { passwordGeneratedAt: now });
  if (await internalAdapter.findCredentialAccount(id)) {
    await internalAdapter.updatePassword(id, hash);
  } else {
    const account = { userId: id, accountId: id, providerId: "credential", password: hash };
    await internalAdapter.linkAccount(account);
  }
  await internalAdapter.deleteUserSessions(id);
  return generated;
}

/**
 * Deletes a person's account and ends every session.
 *
 * @throws Error with one sentence when there is no person with this address, or when it is the last administrator
 */
export async function removePerson(auth: Auth, email: string): Promise<void> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findUserByEmail(email.toLowerCase());
  if (!found) throw new Error(`There is no person with the address ${email}.`);
  const { id, role } = found.user as { id: string; role?: unknown };
  if (role === "admin") {
    if ((await internalAdapter.countTotalUsers([{ field: "role", value: "admin" }])) === 1) {
      throw new Error(`${email} is the only administrator. Add another one first.`);
    }
  }
  await internalAdapter.deleteUser(id);
}
