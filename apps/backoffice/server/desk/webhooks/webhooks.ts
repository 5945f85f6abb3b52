import { randomUUID } from "node:crypto";
import { toIso } from "@crm/contract/dates";
import { Hono } from "hono";
import { z } from "zod";
import { createAudit } from "../../audit/record-audit.ts";
import type { DeskEnv } from "../../auth/require-person.ts";
import { requireRight } from "../../auth/rights.ts";
import type { WebhookDeliveryRow, WebhookEndpointRow } from "../../db/rows/webhook-rows.ts";
import type { Services } from "../../services.ts";
import { timeouts } from "../../timeouts.ts";
import { findTargetProblem } from "../../webhooks/check-target.ts";
import { sendWebhook } from "../../webhooks/send-webhook.ts";
import {
  addEndpoint,
  changeEndpoint,
  deleteEndpoint,
  findEndpoint,
  retryDelivery,
  rotateSecret,
} from "../../webhooks/webhook-endpoints.ts";
import { countRows, readChoice, readListQuery } from "../transport/list-query.ts";
import { readForm } from "../transport/read-form.ts";
import type { Page } from "../transport/shapes.ts";
import type { Webhook, WebhookDelivery, WebhookTest } from "../transport/webhook-shapes.ts";

const sorts = ["createdAt"] as const;
const states = ["pending", "sending", "delivered", "dead"] as const;

const form = z
  .object({
    name: z.string().trim().min(1, "Please enter a name").max(80, "Please use at most 80 letters"),
    url: z.string().trim().max(500, "Please use at most 500 letters"),
    isInternal: z.boolean(),
    active: z.boolean(),
  })
  .superRefine((target, context) => {
    const message = findTargetProblem(target);
    if (message) context.addIssue({ code: "custom", path: ["url"], message });
  })
  .transform(({ name, url, isInternal, active }) => ({
    ...{ name, url },
    is_internal: isInternal ? (1 as const) : (0 as const),
    active: active ? (1 as const) : (0 as const),
  }));

/** Webhooks: a list, one of them with its log, changing, testing, and a new secret. */
export function createWebhookRoutes({ db, log, now }: Services): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();
  const audit = createAudit({ db, now });
  const mayManage = requireRight("webhooks", "manage");

  app.get("/", async (c) => {
    const { limit, offset, order } = readListQuery(c, sorts);
    const total = await countRows(db.selectFrom("webhook_endpoints"));
    const rows = await db
      .selectFrom("webhook_endpoints")
      .selectAll()
      .orderBy("created_at", order)
      .orderBy("id")
      .limit(limit)
      .offset(offset)
      .execute();
    return c.json<Page<Webhook>>({ data: rows.map(toWebhook), total });
  });

  app.get("/:id", async (c) => c.json(toWebhook(await findEndpoint(db, c.req.param("id")))));

  app.post("/", mayManage, async (c) => {
    const row = await addEndpoint(db, await readForm(c, form), now());
    log.info({ person: c.get("person").id, webhook: row.id }, "webhook added");
    await audit(c, "webhooks.added", row.id);
    return c.json<Webhook>({ ...toWebhook(row), secret: row.secret });
  });

  app.put("/:id", mayManage, async (c) => {
    const id = c.req.param("id");
    await findEndpoint(db, id);
    await changeEndpoint(db, id, await readForm(c, form));
    log.info({ person: c.get("person").id, webhook: id }, "webhook changed");
    await audit(c, "webhooks.changed", id);
    return c.json(toWebhook(await findEndpoint(db, id)));
  });

  app.delete("/:id", mayManage, async (c) => {
    const { id } = await findEndpoint(db, c.req.param("id"));
    await deleteEndpoint(db, id);
    log.info({ person: c.get("person").id, webhook: id }, "webhook deleted");
    await audit(c, "webhooks.deleted", id);
    return c.json({ id });
  });

  app.post("/:id/rotate", mayManage, async (c) => {
    const id = c.req.param("id");
    const secret = await rotateSecret(db, id, now());
    log.info({ person: c.get("person").id, webhook: id }, "webhook got a new secret");
    await audit(c, "webhooks.secret-replaced", id);
    return c.json<Webhook>({ ...toWebhook(await findEndpoint(db, id)), secret });
  });

  /** Sends a message without a lead at once, and answers with what came back. */
  app.post("/:id/test", mayManage, async (c) => {
    const endpoint = await findEndpoint(db, c.req.param("id"));
    const body = JSON.stringify({ type: "webhook.test", timestamp: toIso(now()), data: {} });
    const message = { id: `msg_${randomUUID()}`, body, timeoutMs: timeouts.webhook };
    return c.json<WebhookTest>(await sendWebhook(endpoint, message, now()));
  });

  app.get("/:id/deliveries", async (c) => {
    const { limit, offset, order } = readListQuery(c, sorts);
    const state = readChoice(c, "state", states);
    const matching = db
      .selectFrom("webhook_deliveries")
      .where("endpoint_id", "=", c.req.param("id"))
      .$if(state !== undefined, (query) => query.where("state", "=", state ?? "dead"));
    const total = await countRows(matching);
    const rows = await matching
      .selectAll()
      .orderBy("created_at", order)
      .orderBy("id")
      .limit(limit)
      .offset(offset)
      .execute();
    return c.json<Page<WebhookDelivery>>({ data: rows.map(toDelivery), total });
  });

  app.post("/:id/deliveries/:delivery/retry", mayManage, async (c) => {
    const { id, delivery } = c.req.param();
    await retryDelivery(db, id, delivery, now());
    log.info({ person: c.get("person").id, delivery }, "webhook to be sent again");
    await audit(c, "webhooks.sent-again", delivery);
    return c.json({ id: delivery });
  });

  return app;
}

/** Without the secret, which is shown only when it is made. */
function toWebhook(row: WebhookEndpointRow): Webhook {
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    isInternal: row.is_internal === 1,
    active: row.active === 1,
    oldSecretUntil: toIso(row.old_secret_until),
    createdAt: toIso(row.created_at),
  };
}

function toDelivery(row: WebhookDeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    leadId: row.lead_id,
    event: row.event,
    change: row.change,
    state: row.state,
    attempts: row.attempts,
    dueAt: toIso(row.due_at),
    status: row.status,
    answer: row.answer,
    deliveredAt: toIso(row.delivered_at),
    createdAt: toIso(row.created_at),
  };
}
