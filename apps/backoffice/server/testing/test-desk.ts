import { createHash } from "node:crypto";
import type { Auth, PasswordHash } from "../auth/auth.ts";
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
import { copyPeople, keepPeople, type SignedInPeople } from "./test-people.ts";

/** A back office with one person of each role. */
export interface TestDesk extends TestBackoffice, SignedInPeople {
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
  const { passwords, cookies } = (await copyPeople(office)) ?? (await signPeopleIn(office));
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

async function signPeopleIn(office: TestBackoffice): Promise<SignedInPeople> {
  const { auth } = office.services;
  const people: SignedInPeople = {
    passwords: { admin: "", sales: "", editor: "", support: "" },
    cookies: { admin: "", sales: "", editor: "", support: "" },
  };
  for (const role of roles) {
    const password = await addPerson(auth, emailOf(role), role, office.clock.now);
    await settlePassword(auth, emailOf(role));
    const answer = await office.request(
      "/api/desk/sign-in",
      jsonPost({ email: emailOf(role), password }),
    );
    people.passwords[role] = password;
    people.cookies[role] = readCookie(answer);
  }
  await keepPeople(office, people);
  return people;
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
