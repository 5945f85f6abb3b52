import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import type { Kysely } from "kysely";
import type { DeskEnv } from "../auth/require-person.ts";
import type { Person } from "../auth/roles.ts";
import type { Database } from "../db/schema.ts";
import type { AuditAction, AuditResource } from "./audit-actions.ts";

interface AuditEntry {
  /** Epoch milliseconds. */
  at: number;
  /** Who did it; null when nobody was signed in. */
  person: Pick<Person, "id" | "name"> | null;
  action: AuditAction;
  /** What it was done to. */
  id?: string | undefined;
  /** Never what a lead or visitor has sent: an erased lead must not live on here. */
  details?: Record<string, string | number> | undefined;
}

/**
 * Adds an event to the audit trail. A new kind of event first gets its line in `audit-actions.ts`.
 *
 * @param db or the transaction that makes the change, so that both are stored or neither
 */
export async function recordAudit(db: Kysely<Database>, entry: AuditEntry): Promise<void> {
  const { at, person, action, id = null, details } = entry;
  await db
    .insertInto("audit_events")
    .values({
      id: randomUUID(),
      at,
      person_id: person?.id ?? null,
      person_name: person?.name ?? null,
      action,
      resource: action.slice(0, action.indexOf(".")) as AuditResource,
      resource_id: id,
      details: details ? JSON.stringify(details) : null,
    })
    .execute();
}

/**
 * For the desk's handlers: writes down what the signed-in person has just done.
 *
 * @example
 * const audit = createAudit(services);
 * await audit(c, "leads.erased", id);
 * await audit(c, "leads.exported", undefined, { leads: rows.length });
 */
export function createAudit({ db, now }: { db: Kysely<Database>; now: () => number }) {
  return (
    c: Pick<Context<DeskEnv>, "get">,
    action: AuditAction,
    id?: string,
    details?: AuditEntry["details"],
  ) => recordAudit(db, { at: now(), person: c.get("person"), action, id, details });
}
