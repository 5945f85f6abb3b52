import { toIso } from "@crm/contract/dates";
import { type Context, Hono } from "hono";
import type { Kysely } from "kysely";
import { createAudit } from "../../audit/record-audit.ts";
import type { DeskEnv } from "../../auth/require-person.ts";
import { requireRight } from "../../auth/rights.ts";
import type { FullMail, MailRow } from "../../db/rows/mail-rows.ts";
import type { Database } from "../../db/schema.ts";
import { HttpError } from "../../http/http-error.ts";
import { selectFullMails } from "../../mail/full-mails.ts";
import { resendMail } from "../../mail/resend-mail.ts";
import { hasSecretLink, secretBody } from "../../mail/secret-link.ts";
import type { Services } from "../../services.ts";
import { contains, countRows, readChoice, readListQuery } from "../transport/list-query.ts";
import type { Mail, MailDetail } from "../transport/mail-shapes.ts";
import type { Page } from "../transport/shapes.ts";

const sorts = ["createdAt", "state", "subject", "recipient", "attempts", "sentAt"] as const;
const columns = {
  createdAt: "created_at",
  state: "state",
  subject: "subject",
  recipient: "recipient",
  attempts: "attempts",
  sentAt: "sent_at",
} as const;

const states = ["held", "pending", "sending", "sent", "dead", "suppressed"] as const;

/** The outbox: a list, one mail, its body as it is sent, and sending it again. */
export function createOutboxRoutes(services: Services): Hono<DeskEnv> {
  const { db, log, now } = services;
  const app = new Hono<DeskEnv>();
  const audit = createAudit(services);

  app.get("/", async (c) => {
    const { limit, offset, sort, order, search } = readListQuery(c, sorts);
    const state = readChoice(c, "state", states);
    const matching = db
      .selectFrom("mails")
      .$if(state !== undefined, (query) => query.where("state", "=", state ?? "dead"))
      .$if(search !== "", (query) =>
        query.where((eb) =>
          eb.or([contains(eb.ref("subject"), search), contains(eb.ref("recipient"), search)]),
        ),
      );
    const total = await countRows(matching);
    const rows = await matching
      .selectAll()
      .orderBy(columns[sort], order)
      .orderBy("id")
      .limit(limit)
      .offset(offset)
      .execute();
    return c.json<Page<Mail>>({ data: rows.map(toMail), total });
  });

  app.get("/:id", async (c) => c.json(toMailDetail(await findMail(db, c.req.param("id")))));

  app.get("/:id/body", async (c) => {
    const mail = await findMail(db, c.req.param("id"));
    return answerMailBody(c, (hasSecretLink(mail) ? secretBody : mail).body_html);
  });

  app.post("/:id/send", requireRight("outbox", "retry"), async (c) => {
    const id = c.req.param("id");
    await resendMail(db, id, now());
    log.info({ person: c.get("person").id, mail: id }, "mail to be sent again");
    await audit(c, "outbox.sent-again", id);
    return c.json(toMailDetail(await findMail(db, id)));
  });

  return app;
}

/** The mails written for a lead, in order. */
export async function findMailsOfLead(db: Kysely<Database>, leadId: string): Promise<Mail[]> {
  const rows = await db
    .selectFrom("mails")
    .selectAll()
    .where("lead_id", "=", leadId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(toMail);
}

async function findMail(db: Kysely<Database>, id: string): Promise<FullMail> {
  const row = await selectFullMails(db).where("id", "=", id).executeTakeFirst();
  if (!row) throw new HttpError(404, "There is no such mail");
  return row;
}

/** Only the desk may frame the mail; its scripts, requests and links are blocked. */
function answerMailBody(c: Context, html: string) {
  return c.html(html, 200, {
    "Content-Security-Policy":
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox",
    "X-Frame-Options": "SAMEORIGIN",
  });
}

export function toMail(row: MailRow): Mail {
  return {
    id: row.id,
    leadId: row.lead_id,
    kind: row.kind,
    state: row.state,
    recipient: row.recipient,
    subject: row.subject,
    attempts: row.attempts,
    dueAt: toIso(row.due_at),
    lastError: row.last_error,
    sentAt: toIso(row.sent_at),
    createdAt: toIso(row.created_at),
  };
}

function toMailDetail(row: MailRow): MailDetail {
  return {
    ...toMail(row),
    sender: row.sender,
    replyTo: row.reply_to,
    messageId: row.message_id,
    hidden: hasSecretLink(row) ? secretBody.body_text : null,
  };
}
