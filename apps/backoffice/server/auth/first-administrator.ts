import { brand } from "@crm/brand";
import type { Auth } from "./auth.ts";
import { addPerson, countPeople } from "./people.ts";

/**
 * Creates the first administrator when there are no people yet. The returned password is printed on
 * the console, must be changed at the first sign-in, and can be replaced with `reset-password.ts`.
 */
export async function createFirstAdministrator(
  auth: Auth,
  now: number,
): Promise<{ email: string; password: string } | undefined> {
  if (await countPeople(auth)) return undefined;
  const email = `admin@${brand.contacts.salesEmail.split("@")[1]}`;
  return { email, password: await addPerson(auth, email, "admin", now) };
}
