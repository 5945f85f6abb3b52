import { createHash } from "node:crypto";
import { type Auth, migrateAuth, type PasswordHash } from "../auth/auth.ts";
import { markPasswordAsOwn } from "../auth/generated-passwords.ts";
import { addPerson } from "../auth/people.ts";
import { type Role, roles } from "../auth/roles.ts";
import {
  jsonPost,
  openTestBackoffice,
  type TestAnswer,
  type TestBackoffice,
} from "./test-backoffice.ts";
import type { CreateTestDatabase } from "./test-databases.ts";

/** A back office with one person of each role. */
export interface TestDesk extends TestBackoffice {
  passwords: Record<Role, string>;
  /** The Cookie header of a person's session. */
  cookies: Record<Role, string>;
  /** Sends a request to the desk's REST as a person of this role, or without a session. */
  ask(role: Role | undefined, method: string, path: string, body?: unknown): Promise<TestAnswer>;
}

export const emailOf = (role: Role) => `${role}@desk.example`;

/** Takes no time, unlike scrypt, which would run eight times before each test. */
const fastHash: PasswordHash = {
  hash: async (password) => createHash("sha256").update(password).digest("hex"),
  verify: async ({ hash, password }) => hash === (await fastHash.hash(password)),
};

export async function openTestDesk(
  createDatabase: CreateTestDatabase,
  env: Record<string, string> = {},
): Promise<TestDesk> {
  const office = await openTestBackoffice(createDatabase, env, { passwordHash: fastHash });
  const { auth } = office.services;
  await migrateAuth(auth);
  const passwords = { admin: "", sales: "", editor: "", support: "" };
  const cookies = { admin: "", sales: "", editor: "", support: "" };
  for (const role of roles) {
    passwords[role] = await addPerson(auth, emailOf(role), role, office.clock.now);
    await settlePassword(auth, emailOf(role));
    const credentials = { email: emailOf(role), password: passwords[role] };
    const answer = await office.request("/api/desk/sign-in", jsonPost(credentials));
    cookies[role] = readCookie(answer);
  }
  return {
    ...office,
    passwords,
    cookies,
    ask: (role, method, path, body) =>
      office.request(`/api/desk${path}`, {
        method,
        headers: {
          ...(role ? { Cookie: cookies[role] } : {}),
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      }),
  };
}

/** Marks the generated password as a person's own. */
export async function settlePassword(auth: Auth, email: string): Promise<void> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findUserByEmail(email);
  await markPasswordAsOwn(auth, found?.user.id ?? "");
}

/** The names and values of the cookies that an answer sets. */
export function readCookie({ headers }: Pick<TestAnswer, "headers">): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
