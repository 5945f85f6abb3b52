import { Hono } from "hono";
import type { DeskEnv } from "../../auth/require-person.ts";
import { mayUse, requireRight } from "../../auth/rights.ts";
import type { Person } from "../../auth/roles.ts";
import { HttpError } from "../../http/http-error.ts";
import {
  type ChangeRequest,
  changeLead,
  type LeadChange,
  LeadConflict,
} from "../../leads/change-lead.ts";
import { setAssignedByTurn } from "../../leads/lead-owners.ts";
import type { Services } from "../../services.ts";
import type { BulkReport, LeadConflictAnswer, QueuedLead } from "../transport/lead-shapes.ts";
import { readForm } from "../transport/read-form.ts";
import { activitySchema, bulkSchema, byTurnSchema, leadChangeSchema } from "./change-forms.ts";
import { selectLeads, toQueuedLead } from "./lead-row.ts";

/** Changes of leads: status, owner and next step, of one or of several, and what people did. */
export function createLeadChangeRoutes({ db, now }: Services): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();

  const change = (request: Omit<ChangeRequest, "now">) =>
    db.transaction().execute((trx) => changeLead(trx, { ...request, now: now() }));

  const find = async (id: string): Promise<QueuedLead> => {
    const row = await selectLeads(db).where("leads.id", "=", id).executeTakeFirst();
    if (!row) throw new HttpError(404, "There is no such lead");
    return toQueuedLead(row);
  };

  app.onError(async (error, c) => {
    const id = c.req.param("id");
    if (!(error instanceof LeadConflict) || !id) throw error;
    return c.json<LeadConflictAnswer>({ message: error.message, lead: await find(id) }, 409);
  });

  app.patch("/:id", requireRight("leads", "change"), async (c) => {
    const id = c.req.param("id");
    const { changedAt, ...parts } = await readForm(c, leadChangeSchema);
    requireRightsFor(c.get("person"), parts);
    await change({ id, seenAt: changedAt, change: parts, personId: c.get("person").id });
    return c.json(await find(id));
  });

  app.post("/:id/activities", requireRight("leads", "note"), async (c) => {
    const id = c.req.param("id");
    const { changedAt, kind, outcome, note, ...parts } = await readForm(c, activitySchema);
    requireRightsFor(c.get("person"), parts);
    const isOnlyNextStep = kind === "note" && note === null;
    const activity = isOnlyNextStep ? undefined : { kind, details: { outcome, note } };
    const personId = c.get("person").id;
    await change({ id, seenAt: changedAt, change: parts, activity, personId });
    return c.json(await find(id));
  });

  app.post("/bulk", requireRight("leads", "change"), async (c) => {
    const { leads, ...parts } = await readForm(c, bulkSchema);
    requireRightsFor(c.get("person"), parts);
    const report: BulkReport = { changed: [], failed: [] };
    for (const { id, changedAt } of leads) {
      try {
        await change({ id, seenAt: changedAt, change: parts, personId: c.get("person").id });
        report.changed.push(await find(id));
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        const message = error instanceof LeadConflict ? error.reason : error.message;
        report.failed.push({ id, message });
      }
    }
    return c.json(report);
  });

  app.put("/by-turn", requireRight("leads", "configure"), async (c) => {
    const { isByTurn } = await readForm(c, byTurnSchema);
    await setAssignedByTurn(db, isByTurn);
    return c.json({ isByTurn });
  });

  return app;
}

/** @throws HttpError 403 when the person's role may not change one of these parts */
function requireRightsFor(person: Person, { status, ownerId }: LeadChange): void {
  const mayChange = status === undefined || mayUse(person, "leads", "change");
  const mayAssign = ownerId === undefined || mayUse(person, "leads", "assign");
  if (!mayChange || !mayAssign) throw new HttpError(403, "Your role has no access to this");
}
