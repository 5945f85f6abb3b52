import { articleSearchParameter, articleSearchPath } from "@crm/contract/extensions/article-search";
import { searchMiss, searchMissesPath } from "@crm/contract/extensions/search-misses";
import { lists, maxLength } from "@crm/contract/limits";
import { Hono } from "hono";
import { answerWrongMethod } from "../http/answers.ts";
import { type AppEnv, apiPath } from "../http/app-env.ts";
import { requireSite } from "../http/caller.ts";
import { limitBody, readJson } from "../http/read-json.ts";
import type { Services } from "../services.ts";
import { searchArticles } from "./search-articles.ts";
import { countMiss } from "./search-misses.ts";

/** Creates the routes for search: inside articles, and for counting searches with no results. */
export function createSearchRoutes(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const [articles, misses] = [`${apiPath}${articleSearchPath}`, `${apiPath}${searchMissesPath}`];

  app.get(articles, requireSite(services), async (c) => {
    const query = (c.req.query(articleSearchParameter) ?? "").slice(0, maxLength.searchTerm);
    const found = await searchArticles(services, query, lists.searchAnswers);
    return c.json({ success: true, articles: found });
  });
  app.all(articles, answerWrongMethod("GET"));

  app.post(misses, requireSite(services), limitBody, async (c) => {
    const { term } = await readJson(c, searchMiss);
    await countMiss(services.commitInGroup, term, services.now());
    return c.json({ status: true });
  });
  app.all(misses, answerWrongMethod("POST"));
  return app;
}
