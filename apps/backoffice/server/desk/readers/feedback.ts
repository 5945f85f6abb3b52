import { toIso } from "@crm/contract/dates";
import { type Context, Hono } from "hono";
import { type Kysely, sql } from "kysely";
import { articlePath } from "../../articles/article-paths.ts";
import { createAudit } from "../../audit/record-audit.ts";
import type { DeskEnv } from "../../auth/require-person.ts";
import { requireRight } from "../../auth/rights.ts";
import type { Database } from "../../db/schema.ts";
import { HttpError } from "../../http/http-error.ts";
import type { Services } from "../../services.ts";
import type { Feedback, FeedbackDetail } from "../transport/content-shapes.ts";
import { readChoice, readListQuery } from "../transport/list-query.ts";
import type { Page } from "../transport/shapes.ts";

const sorts = ["open", "unhelpful", "helpful", "lastAt", "title"] as const;

/** How many notes are shown, the newest first. */
const maxNotes = 200;

/** Readers' feedback: a list with a row for each article, and one article's reasons and notes. */
export function createFeedbackReportRoutes(services: Services): Hono<DeskEnv> {
  const { db, now } = services;
  const app = new Hono<DeskEnv>();
  const audit = createAudit(services);
  const maySettle = requireRight("feedback", "settle");

  app.get("/", async (c) => c.json(await listFeedback(db, c)));

  app.get("/:id", async (c) => c.json(await findFeedback(services, c.req.param("id"))));

  app.post("/:id/done", maySettle, async (c) => {
    const id = c.req.param("id");
    const feedback = await findFeedback(services, id);
    // Answers that arrive from now on are open.
    await db
      .updateTable("article_feedback")
      .set({ done_at: now(), done_by: c.get("person").name })
      .where("article_id", "=", id)
      .where("helpful", "=", 0)
      .where("done_at", "is", null)
      .execute();
    if (feedback.open > 0) await audit(c, "feedback.settled", id);
    return c.json(await findFeedback(services, id));
  });

  app.post("/:id/reopen", maySettle, async (c) => {
    const id = c.req.param("id");
    const { done } = await findFeedback(services, id);
    await db
      .updateTable("article_feedback")
      .set({ done_at: null, done_by: null })
      .where("article_id", "=", id)
      .where("done_at", "=", done ? Date.parse(done.at) : null)
      .execute();
    if (done) await audit(c, "feedback.reopened", id);
    return c.json(await findFeedback(services, id));
  });

  return app;
}

async function findFeedback(
  { db, settings }: Pick<Services, "db" | "settings">,
  id: string,
): Promise<FeedbackDetail> {
  const row = await selectFeedback(db)
    .select(["articles.slug", "categories.slug as categorySlug"])
    .groupBy(["articles.slug", "categories.slug"])
    .where("articles.id", "=", id)
    .executeTakeFirst();
  if (!row) throw new HttpError(404, "There is no feedback on this article");
  const { slug, categorySlug, ...feedback } = row;
  const path = articlePath({ section: row.section, slug, categorySlug });
  return {
    ...toFeedback(feedback),
    siteUrl: `${settings.siteUrl}${path}`,
    path,
    done: await findDone(db, row.id),
    reasons: await countReasons(db, row.id),
    notes: await findNotes(db, row.id),
  };
}

async function findDone(db: Kysely<Database>, id: string): Promise<FeedbackDetail["done"]> {
  const row = await db
    .selectFrom("article_feedback")
    .select(["done_at", "done_by"])
    .where("article_id", "=", id)
    .where("done_at", "is not", null)
    .orderBy("done_at", "desc")
    .executeTakeFirst();
  return row?.done_at ? { by: row.done_by ?? "", at: toIso(row.done_at) } : null;
}

async function listFeedback(db: Kysely<Database>, c: Context): Promise<Page<Feedback>> {
  const { limit, offset, sort, order } = readListQuery(c, sorts);
  const state = readChoice(c, "state", ["open", "done"]);
  let matching = selectFeedback(db);
  if (state === "open") matching = matching.having(openAnswers, ">", 0);
  if (state === "done") {
    matching = matching
      .having(openAnswers, "=", 0)
      .having(({ fn }) => fn.max("article_feedback.done_at"), "is not", null);
  }
  const { total } = await db
    .selectFrom(matching.as("matching"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .orderBy(sql.ref(sort), order)
    .orderBy("articles.id")
    .limit(limit)
    .offset(offset)
    .execute();
  return { data: rows.map(toFeedback), total };
}

const openAnswers = sql<number>`sum(case when article_feedback.helpful = 0 and article_feedback.done_at is null then 1 else 0 end)`;

function selectFeedback(db: Kysely<Database>) {
  return db
    .selectFrom("article_feedback")
    .innerJoin("articles", "articles.id", "article_feedback.article_id")
    .innerJoin("categories", "categories.id", "articles.category_id")
    .select(({ fn }) => [
      "articles.id",
      "articles.title",
      "articles.section",
      fn.sum<number>("article_feedback.helpful").as("helpful"),
      sql<number>`sum(1 - article_feedback.helpful)`.as("unhelpful"),
      openAnswers.as("open"),
      fn.max("article_feedback.created_at").as("lastAt"),
    ])
    .groupBy(["articles.id", "articles.title", "articles.section"]);
}

function toFeedback({ lastAt, ...row }: Omit<Feedback, "lastAt"> & { lastAt: number }): Feedback {
  return { ...row, lastAt: toIso(lastAt) };
}

async function countReasons(db: Kysely<Database>, id: string): Promise<FeedbackDetail["reasons"]> {
  return db
    .selectFrom("article_feedback")
    .select(["reason", ({ fn }) => fn.countAll<number>().as("count")])
    .where("article_id", "=", id)
    .where("helpful", "=", 0)
    .groupBy("reason")
    .orderBy("count", "desc")
    .execute();
}

async function findNotes(db: Kysely<Database>, id: string): Promise<FeedbackDetail["notes"]> {
  const rows = await db
    .selectFrom("article_feedback")
    .select(["id", "reason", "note", "created_at", "done_at"])
    .where("article_id", "=", id)
    .where("note", "is not", null)
    .orderBy("created_at", "desc")
    .limit(maxNotes)
    .execute();
  return rows.map(({ id, reason, note, created_at, done_at }) => ({
    id,
    reason,
    note: note ?? "",
    createdAt: toIso(created_at),
    isDone: done_at !== null,
  }));
}
