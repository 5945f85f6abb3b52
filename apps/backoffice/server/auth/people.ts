import { randomInt } from "node:crypto";
import type { Auth } from "./auth.ts";
import type { Role } from "./roles.ts";

/** Without the letters and digits that look alike when read aloud or from a screen. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

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
 * Lets a person in, with a generated password that is nowhere kept in clear.
 *
 * @throws Error with one sentence when the address is taken
 */
export async function addPerson(auth: Auth, email: string, role: Role): Promise<string> {
  const { internalAdapter } = await auth.$context;
  const address = email.toLowerCase();
  if (await internalAdapter.findUserByEmail(address)) {
    throw new Error(`There is a person with the address ${address} already.`);
  }
  const name = address.replace(/@.*$/, "").replace(/^./, (letter) => letter.toUpperCase());
  await internalAdapter.createUser({ email: address, name, role }, { method: "admin" });
  return resetPassword(auth, address);
}

/**
 * Gives a person a new generated password and ends every session.
 *
 * @throws Error with one sentence when nobody has this address
 */
export async function resetPassword(auth: Auth, email: string): Promise<string> {
  const { internalAdapter, password } = await auth.$context;
  const found = await internalAdapter.findUserByEmail(email.toLowerCase());
  if (!found) throw new Error(`Nobody has the address ${email}.`);
  const { id } = found.user;
  const generated = generatePassword();
  const hash = await password.hash(generated);
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
 * Takes a person's account away and ends every session.
 *
 * @throws Error with one sentence when nobody has this address, or when it is the last administrator's
 */
export async function removePerson(auth: Auth, email: string): Promise<void> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findUserByEmail(email.toLowerCase());
  if (!found) throw new Error(`Nobody has the address ${email}.`);
  const { id, role } = found.user as { id: string; role?: unknown };
  if (role === "admin") {
    if ((await internalAdapter.countTotalUsers([{ field: "role", value: "admin" }])) === 1) {
      throw new Error(`${email} is the only administrator. Add another one first.`);
    }
  }
  await internalAdapter.deleteUser(id);
}
