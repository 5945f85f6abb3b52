import type { Auth } from "./auth.ts";
import { isRole, type Role } from "./roles.ts";

/** Whose work the Monday mail is about. */
export const mondayMailRoles = ["admin", "sales"] as const satisfies readonly Role[];

export interface MondayMailReader {
  email: string;
  role: Role;
}

/** Everybody who gets the Monday mail. */
export async function findMondayMailReaders(auth: Auth): Promise<MondayMailReader[]> {
  const { adapter } = await auth.$context;
  const people = await adapter.findMany<{
    email: string;
    role: unknown;
    mondayMail?: boolean | null;
  }>({
    model: "user",
    where: [{ field: "role", operator: "in", value: [...mondayMailRoles] }],
    limit: 1_000,
  });
  return people.flatMap(({ email, role, mondayMail }) =>
    isRole(role) && mondayMail !== false ? [{ email, role }] : [],
  );
}

/** Whether a person has not switched the Monday mail off. */
export async function wantsMondayMail(auth: Auth, personId: string): Promise<boolean> {
  const { internalAdapter } = await auth.$context;
  const person = await internalAdapter.findUserById(personId);
  return !(person && "mondayMail" in person && person.mondayMail === false);
}

export async function switchMondayMail(auth: Auth, personId: string, on: boolean): Promise<void> {
  const { internalAdapter } = await auth.$context;
  await internalAdapter.updateUser(personId, { mondayMail: on });
}
