import { toIso } from "@crm/contract/dates";
import { type Context, Hono } from "hono";
import { type Kysely, sql } from "kysely";
import { articlePath } from "../../articles/article-paths.ts";
import type { DeskEnv } from "../../auth/require-person.ts";
import type { Database } from "../../db/schema.ts";
import { HttpError } from "../../http/http-error.ts";
import type { Services } from "../../services.ts";
import type { Feedback, FeedbackDetail } from "../transport/content-shapes.ts";
import { readListQuery } from "../transport/list-query.ts";
import type { Page } from "../transport/shapes.ts";

const sorts = ["unhelpful", "helpful", "lastAt", "title"] as const;

/** How many notes are shown, the newest first. */
const maxNotes = 200;

/** Readers' feedback: a list with a row for each article, and one article's reasons and notes. */
export function createFeedbackReportRoutes({ db, settings }: Services): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();

  app.get("/", async (c) => c.json(await listFeedback(db, c)));

  app.get("/:id", async (c) => {
    const row = await selectFeedback(db)
      .select(["articles.slug", "categories.slug as categorySlug"])
      .groupBy(["articles.slug", "categories.slug"])
      .where("articles.id", "=", c.req.param("id"))
      .executeTakeFirst();
    if (!row) throw new HttpError(404, "There is no feedback on this article");
    const { slug, categorySlug, ...feedback } = row;
    const path = articlePath({ section: row.section, slug, categorySlug });
    return c.json<FeedbackDetail>({
      ...toFeedback(feedback),
      siteUrl: `${settings.siteUrl}${path}`,
      reasons: await countReasons(db, row.id),
      notes: await findNotes(db, row.id),
    });
  });

  return app;
}

async function listFeedback(db: Kysely<Database>, c: Context): Promise<Page<Feedback>> {
  const { limit, offset, sort, order } = readListQuery(c, sorts);
  const { total } = await db
    .selectFrom("article_feedback")
    .select(({ fn }) => fn.count<number>("article_id").distinct().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await selectFeedback(db)
    .orderBy(sql.ref(sort), order)
    .orderBy("articles.id")
    .limit(limit)
    .offset(offset)
    .execute();
  return { data: rows.map(toFeedback), total };
}

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
    .select(["id", "reason", "note", "created_at"])
    .where("article_id", "=", id)
    .where("note", "is not", null)
    .orderBy("created_at", "desc")
    .limit(maxNotes)
    .execute();
  return rows.map(({ id, reason, note, created_at }) => ({
    id,
    reason,
    note: note ?? "",
    createdAt: toIso(created_at),
  }));
}
