import { toIso } from "@crm/contract/dates";
import type { Kysely } from "kysely";
import type { Auth } from "../../auth/auth.ts";
import { isRole } from "../../auth/roles.ts";
import type { Database } from "../../db/schema.ts";
import { HttpError } from "../../http/http-error.ts";
import type { DeskPerson } from "../transport/people-shapes.ts";

interface StoredPerson {
  id: string;
  name: string;
  email: string;
  role: unknown;
  twoFactorEnabled?: boolean | null;
}

/** Far more than people work at one desk; without a limit better-auth returns a hundred. */
const all = 10_000;

/** Everybody with a role, by name. */
export async function listPeople(source: {
  auth: Auth;
  db: Kysely<Database>;
}): Promise<DeskPerson[]> {
  const { adapter } = await source.auth.$context;
  const people = await adapter.findMany<StoredPerson>({
    model: "user",
    limit: all,
    sortBy: { field: "name", direction: "asc" },
  });
  const accounts = await adapter.findMany<{ userId: string }>({
    model: "account",
    limit: all,
    select: ["userId"],
  });
  const withPassword = new Set(accounts.map(({ userId }) => userId));
  const lastSeen = await findLastSeen(source);
  return people.flatMap(({ id, name, email, role, twoFactorEnabled }) => {
    if (!isRole(role)) return [];
    const isInvited = !withPassword.has(id);
    const lastSeenAt = toIso(lastSeen.get(id) ?? null);
    return [{ id, name, email, role, isInvited, twoStep: Boolean(twoFactorEnabled), lastSeenAt }];
  });
}

/** @throws HttpError 404 when there is no such person */
export async function findPerson(
  source: { auth: Auth; db: Kysely<Database> },
  id: string,
): Promise<DeskPerson> {
  const person = (await listPeople(source)).find((candidate) => candidate.id === id);
  if (!person) throw new HttpError(404, "There is no such person");
  return person;
}

/** The last sign-in, or the last use of a session that is still open. Epoch milliseconds, by person. */
async function findLastSeen({
  auth,
  db,
}: {
  auth: Auth;
  db: Kysely<Database>;
}): Promise<Map<string, number>> {
  const signIns = await db
    .selectFrom("audit_events")
    .select(["person_id", ({ fn }) => fn.max("at").as("at")])
    .where("action", "in", ["session.started", "account.recovery-code-used"])
    .groupBy("person_id")
    .execute();
  const { adapter } = await auth.$context;
  const sessions = await adapter.findMany<{ userId: string; updatedAt: Date }>({
    model: "session",
    limit: all,
  });
  const seen = new Map(signIns.map(({ person_id, at }) => [person_id ?? "", at]));
  for (const { userId, updatedAt } of sessions) {
    seen.set(userId, Math.max(seen.get(userId) ?? 0, updatedAt.getTime()));
  }
  return seen;
}
