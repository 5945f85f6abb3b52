import {
  type NamedArticle,
  publishedArticlesPath,
  publishedQuestion,
} from "@crm/contract/extensions/published-articles";
import { Hono } from "hono";
import { answerWrongMethod } from "../http/answers.ts";
import { type AppEnv, apiPath } from "../http/app-env.ts";
import { requireSite } from "../http/caller.ts";
import { limitBody, readJson } from "../http/read-json.ts";
import type { Services } from "../services.ts";

/** Tells the site which of the articles that it has stored are still published. */
export function createPublishedRoutes(services: Services): Hono<AppEnv> {
  const path = `${apiPath}${publishedArticlesPath}`;
  const app = new Hono<AppEnv>();
  app.post(path, requireSite(services), limitBody, async (c) => {
    const { articles } = await readJson(c, publishedQuestion);
    const found = await findPublished(services, articles);
    return c.json({ published: articles.map((named) => found.has(keyOf(named))) });
  });
  app.all(path, answerWrongMethod("POST"));
  return app;
}

async function findPublished(
  { db, now }: Pick<Services, "db" | "now">,
  articles: readonly NamedArticle[],
): Promise<Set<string>> {
  const found = new Set<string>();
  const groups = Map.groupBy(articles, ({ section, by }) => `${section} ${by}`);
  for (const group of groups.values()) {
    const [{ section, by } = { section: "help", by: "id" } as const] = group;
    const rows = await db
      .selectFrom("articles")
      .select(`${by} as value`)
      .where("section", "=", section)
      .where(
        by,
        "in",
        group.map(({ value }) => value),
      )
      .where("published_at", "<=", now())
      .execute();
    for (const { value } of rows) found.add(keyOf({ section, by, value }));
  }
  return found;
}

function keyOf({ section, by, value }: NamedArticle): string {
  return `${section} ${by} ${value}`;
}
