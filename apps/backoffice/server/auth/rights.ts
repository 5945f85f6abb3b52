import { createMiddleware } from "hono/factory";
import { HttpError } from "../http/http-error.ts";
import type { DeskEnv } from "./require-person.ts";
import type { Person, Role } from "./roles.ts";

const admins: readonly Role[] = ["admin"];
const sellers: readonly Role[] = ["admin", "sales"];
const writers: readonly Role[] = ["admin", "editor"];
/** Support answers people: it reads what they sent and received, and changes little. */
const helpers: readonly Role[] = ["admin", "support"];
const sellersAndSupport: readonly Role[] = ["admin", "sales", "support"];
const writersAndSupport: readonly Role[] = ["admin", "editor", "support"];

/**
 * Who may do what at the desk: resource, operation, roles. The routes ask by `requireRight`, the pages
 * read it from the session's answer, and `desk/access.test.ts` tries each address as each role.
 */
export const rights = {
  leads: {
    read: sellersAndSupport,
    /** Notes, what came of a call, and the next step. */
    note: sellersAndSupport,
    /** Status, and releasing a held lead. */
    change: sellers,
    assign: sellers,
    /** Whether new leads are assigned by turn. */
    configure: admins,
    export: sellers,
    erase: admins,
  },
  undelivered: { read: sellers, change: sellers, export: sellers, erase: admins },
  contacts: { read: sellersAndSupport, correct: sellers, export: sellers, erase: admins },
  privacyRequests: { read: sellersAndSupport, answer: admins },
  outbox: { read: sellersAndSupport, retry: sellers },
  reports: { read: sellers },

  articles: { read: writers, change: writers },
  trash: { read: writers, restore: writers },
  categories: { read: writers, change: writers },
  pictures: { read: writers, add: writers, change: writers },
  feedback: { read: writersAndSupport, settle: writers },
  searches: { read: writersAndSupport, clear: writers },

  companies: { read: helpers, manage: admins },
  capturedLeads: { read: helpers, erase: admins },
  webhooks: { read: admins, manage: admins },
  people: { read: admins, manage: admins },
  audit: { read: admins },
  settings: { read: admins, test: admins },
} as const satisfies Record<string, Record<string, readonly Role[]>>;

export type Resource = keyof typeof rights;
export type Operation<Of extends Resource = Resource> = Of extends Resource
  ? keyof (typeof rights)[Of] & string
  : never;

/** The operations that a role may use, by resource. */
export type RightsOfRole = { [Name in Resource]?: Operation<Name>[] };

export function mayUse<Name extends Resource>(
  { role }: Pick<Person, "role">,
  resource: Name,
  operation: Operation<Name>,
): boolean {
  const operations: Partial<Record<string, readonly Role[]>> = rights[resource];
  return operations[operation]?.includes(role) ?? false;
}

/** Lets people pass whose role has this right; answers 403 to others. */
export function requireRight<Name extends Resource>(resource: Name, operation: Operation<Name>) {
  return createMiddleware<DeskEnv>(async (c, next) => {
    if (!mayUse(c.get("person"), resource, operation)) {
      throw new HttpError(403, "Your role has no access to this");
    }
    return next();
  });
}

export function listRights(person: Pick<Person, "role">): RightsOfRole {
  const allowed = (Object.keys(rights) as Resource[]).map((resource) => {
    const operations = Object.keys(rights[resource]) as Operation[];
    return [resource, operations.filter((name) => mayUse(person, resource, name))] as const;
  });
  return Object.fromEntries(allowed.filter(([, operations]) => operations.length > 0));
}
