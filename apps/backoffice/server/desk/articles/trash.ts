import { toIso } from "@crm/contract/dates";
import { type Context, Hono } from "hono";
import { trashDays } from "../../articles/trash/purge-trash.ts";
import { restoreArticle } from "../../articles/trash/trash-article.ts";
import { createAudit } from "../../audit/record-audit.ts";
import type { DeskEnv } from "../../auth/require-person.ts";
import { requireRight } from "../../auth/rights.ts";
import { limitBody } from "../../http/read-json.ts";
import type { Services } from "../../services.ts";
import type { TrashedArticle } from "../transport/editing-shapes.ts";
import { contains, countRows, readListQuery } from "../transport/list-query.ts";
import type { Page } from "../transport/shapes.ts";

const dayMs = 24 * 60 * 60_000;

/** The deleted articles: a list, and bringing one back. */
export function createTrashRoutes(services: Services): Hono<DeskEnv> {
  const audit = createAudit(services);
  return new Hono<DeskEnv>()
    .get("/", async (c) => c.json(await listTrash(services, c)))
    .post("/:id/restore", requireRight("trash", "restore"), limitBody, async (c) => {
      const id = c.req.param("id");
      await restoreArticle(services, id);
      services.log.info({ person: c.get("person").id, article: id }, "article restored");
      await audit(c, "articles.restored", id);
      return c.json({ id });
    });
}

async function listTrash(
  { db, now }: Pick<Services, "db" | "now">,
  c: Context,
): Promise<Page<TrashedArticle>> {
  const { limit, offset, order, search } = readListQuery(c, ["deletedAt"]);
  const matching = db
    .selectFrom("article_trash")
    .innerJoin("articles", "articles.id", "article_trash.article_id")
    .$if(search !== "", (query) => query.where((eb) => contains(eb.ref("articles.title"), search)));
  const total = await countRows(matching);
  const rows = await matching
    .leftJoin("auth_people", "auth_people.id", "article_trash.deleted_by")
    .leftJoin("articles as targets", "targets.id", "article_trash.redirect_to")
    .select([
      "articles.id",
      "articles.title",
      "articles.section",
      "article_trash.deleted_at",
      "article_trash.published_at",
      "auth_people.name",
      "targets.title as redirectTitle",
    ])
    .orderBy("article_trash.deleted_at", order)
    .orderBy("articles.id")
    .limit(limit)
    .offset(offset)
    .execute();
  const data = rows.map((row) => ({
    id: row.id,
    title: row.title,
    section: row.section,
    deletedAt: toIso(row.deleted_at),
    deletedBy: row.name ?? "A former colleague",
    daysLeft: Math.max(0, Math.ceil(trashDays - (now() - row.deleted_at) / dayMs)),
    wasPublished: row.published_at !== null && row.published_at <= row.deleted_at,
    redirectTitle: row.redirectTitle,
  }));
  return { data, total };
}
