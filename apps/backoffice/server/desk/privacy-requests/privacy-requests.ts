import { Hono } from "hono";
import type { Kysely } from "kysely";
import { createAudit } from "../../audit/record-audit.ts";
import { findPersonNames } from "../../auth/person-names.ts";
import type { DeskEnv } from "../../auth/require-person.ts";
import { requireRight } from "../../auth/rights.ts";
import { findOwnLeads } from "../../contacts/erase-person.ts";
import type { Database } from "../../db/schema.ts";
import { HttpError } from "../../http/http-error.ts";
import { answerRequest } from "../../privacy-requests/answer-request.ts";
import { privacyAnswers } from "../../privacy-requests/privacy-answers.ts";
import type { Services } from "../../services.ts";
import { findContactDetail, formerColleague } from "../contacts/contact-detail.ts";
import type { PrivacyRequest, PrivacyRequestDetail } from "../transport/contact-shapes.ts";
import { countRows, readListQuery } from "../transport/list-query.ts";
import type { Page } from "../transport/shapes.ts";
import { type ConfirmedRow, selectConfirmed, toRequest } from "./find-requests.ts";

const sorts = ["confirmedAt"] as const;

/** The confirmed requests about people's own data: a list, one of them, and answering it. */
export function createPrivacyRequestDesk(services: Services): Hono<DeskEnv> {
  const { db, log, now } = services;
  const app = new Hono<DeskEnv>();
  const audit = createAudit(services);

  app.get("/", async (c) => {
    const { limit, offset, order } = readListQuery(c, sorts);
    const total = await countRows(selectConfirmed(db));
    const rows = await selectConfirmed(db)
      .selectAll()
      // What waits comes first.
      .orderBy((eb) => eb("answered_at", "is not", null))
      .orderBy("confirmed_at", order)
      .orderBy("id")
      .limit(limit)
      .offset(offset)
      .execute();
    const data = rows.map((row) => toRequest(row as ConfirmedRow, now()));
    return c.json<Page<PrivacyRequest>>({ data, total });
  });

  app.get("/:id", async (c) => c.json(await findRequest(db, c.req.param("id"), now())));

  app.post("/:id/:answer", requireRight("privacyRequests", "answer"), async (c) => {
    const { id } = c.req.param();
    const answer = privacyAnswers.find((name) => name === c.req.param("answer"));
    if (!answer) throw new HttpError(404, "There is no such answer");
    const person = c.get("person").id;
    await answerRequest(services, id, answer, person);
    log.info({ person, request: id, answer }, "privacy request answered");
    await audit(c, "privacyRequests.answered", id, { answer });
    return c.json(await findRequest(db, id, now()));
  });

  return app;
}

async function findRequest(
  db: Kysely<Database>,
  id: string,
  now: number,
): Promise<PrivacyRequestDetail> {
  const row = await db
    .selectFrom("privacy_requests")
    .selectAll()
    .where("id", "=", id)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  if (!row) throw new HttpError(404, "There is no such request");
  const names = await findPersonNames(db, row.answered_by ? [row.answered_by] : []);
  const [lead] = row.email === null ? [] : await findOwnLeads(db, row.email);
  const contact = lead && (await findContactDetail(db, lead.contact_id));
  return {
    ...toRequest(row as ConfirmedRow, now),
    answeredBy: row.answered_by && (names.get(row.answered_by) ?? formerColleague),
    contact: contact
      ? {
          id: contact.id,
          name: contact.name ?? contact.email ?? contact.id,
          leads: contact.leads.length,
        }
      : null,
    samePhone: contact?.samePhone ?? [],
  };
}
