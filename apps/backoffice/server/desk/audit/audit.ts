import { toIso } from "@crm/contract/dates";
import { type Context, Hono } from "hono";
import type { Kysely } from "kysely";
import { type AuditAction, auditActions } from "../../audit/audit-actions.ts";
import type { DeskEnv } from "../../auth/require-person.ts";
import type { AuditRow } from "../../db/rows/operation-rows.ts";
import type { Database } from "../../db/schema.ts";
import type { Services } from "../../services.ts";
import { countRows, readChoice, readDay, readListQuery } from "../transport/list-query.ts";
import type { AuditEvent, AuditPerson } from "../transport/people-shapes.ts";
import type { Page } from "../transport/shapes.ts";

const sorts = ["at"] as const;
const actions = Object.keys(auditActions) as AuditAction[];

const day = 24 * 60 * 60_000;

/** The audit trail, newest first: a list by person, action and days, and who is named in it. */
export function createAuditRoutes({ db }: Services): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();

  app.get("/", async (c) => {
    const { limit, offset, order } = readListQuery(c, sorts);
    const matching = matchEvents(db, c);
    const total = await countRows(matching);
    const rows = await matching
      .selectAll()
      .orderBy("at", order)
      .orderBy("id", order)
      .limit(limit)
      .offset(offset)
      .execute();
    return c.json<Page<AuditEvent>>({ data: rows.map(toEvent), total });
  });

  /** Also people who were removed since. */
  app.get("/people", async (c) => {
    const rows = await db
      .selectFrom("audit_events")
      .select(["person_id as id", ({ fn }) => fn.max("person_name").as("name")])
      .where("person_id", "is not", null)
      .groupBy("person_id")
      .orderBy("name")
      .execute();
    return c.json<AuditPerson[]>(rows.map(({ id, name }) => ({ id: id ?? "", name: name ?? "" })));
  });

  return app;
}

function matchEvents(db: Kysely<Database>, c: Context) {
  const action = readChoice(c, "action", actions);
  const person = c.req.query("person");
  const from = readDay(c, "from");
  const to = readDay(c, "to");
  return db
    .selectFrom("audit_events")
    .$if(action !== undefined, (query) => query.where("action", "=", action ?? "session.started"))
    .$if(Boolean(person), (query) => query.where("person_id", "=", person ?? ""))
    .$if(from !== undefined, (query) => query.where("at", ">=", from ?? 0))
    .$if(to !== undefined, (query) => query.where("at", "<", (to ?? 0) + day));
}

function toEvent(row: AuditRow): AuditEvent {
  return {
    id: row.id,
    at: toIso(row.at),
    personId: row.person_id,
    personName: row.person_name,
    action: row.action,
    resource: row.resource,
    resourceId: row.resource_id,
    details: row.details ? JSON.parse(row.details) : null,
  };
}
