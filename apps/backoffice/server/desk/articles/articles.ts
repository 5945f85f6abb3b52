import { Hono } from "hono";
import { z } from "zod";
import { articleDraft } from "../../articles/article-input.ts";
import {
  publishArticle,
  scheduleArticle,
  setPublishingDate,
  unpublishArticle,
} from "../../articles/publish-article.ts";
import { checkedFields, checkForPublishing } from "../../articles/publish-check/publish-check.ts";
import { createArticle } from "../../articles/save-article.ts";
import { trashArticle } from "../../articles/trash/trash-article.ts";
import { createAudit } from "../../audit/record-audit.ts";
import type { DeskEnv } from "../../auth/require-person.ts";
import { requireRight } from "../../auth/rights.ts";
import { limitBodyTo } from "../../http/limit-body.ts";
import { limitBody, readJson } from "../../http/read-json.ts";
import type { Services } from "../../services.ts";
import type { PublishCheckAnswer } from "../transport/content-shapes.ts";
import { readForm } from "../transport/read-form.ts";
import { publicationForm, scheduleForm } from "./editing-forms.ts";
import { findArticle, listArticles } from "./find-articles.ts";
import { createVersionRoutes } from "./versions.ts";
import { createWorkingCopyRoutes } from "./working-copy.ts";

/** A long article with its HTML tags; `articleInput` limits the text itself. Bytes. */
const limitArticle = limitBodyTo(1024 * 1024);

const dateForm = z.object({ at: z.iso.datetime("Please choose a day and a time") });
/** `redirectTo`: the article that the address redirects to; null: its page is gone. */
const deletion = z.object({
  redirectTo: z.string("Please choose an article, or that the page is gone").nullable(),
});

/** Help articles and blog posts: a list, one article with its text, and an editor's actions. */
export function createArticleRoutes(services: Services): Hono<DeskEnv> {
  const { log } = services;
  const app = new Hono<DeskEnv>();
  const audit = createAudit(services);
  const mayChange = requireRight("articles", "change");

  app.get("/", async (c) => c.json(await listArticles(services, c)));

  app.get("/:id", async (c) => c.json(await findArticle(services, c.req.param("id"))));

  app.post("/publish-check", mayChange, limitArticle, async (c) =>
    c.json<PublishCheckAnswer>({
      data: await checkForPublishing(services, await readJson(c, checkedFields)),
    }),
  );

  app.post("/", mayChange, limitArticle, async (c) => {
    const id = await createArticle(services, await readForm(c, articleDraft));
    log.info({ person: c.get("person").id, article: id }, "article created");
    await audit(c, "articles.created", id);
    return c.json(await findArticle(services, id), 201);
  });

  app.post("/:id/publish", mayChange, limitBody, async (c) => {
    const id = c.req.param("id");
    const by = await readForm(c, publicationForm);
    await publishArticle(services, id, { ...by, personId: c.get("person").id });
    log.info({ person: c.get("person").id, article: id }, "article published");
    await audit(c, "articles.published", id);
    return c.json(await findArticle(services, id));
  });

  app.post("/:id/schedule", mayChange, limitBody, async (c) => {
    const id = c.req.param("id");
    const { at, ...by } = await readJson(c, scheduleForm);
    await scheduleArticle(services, id, Date.parse(at), { ...by, personId: c.get("person").id });
    log.info({ person: c.get("person").id, article: id, at }, "article scheduled");
    await audit(c, "articles.scheduled", id, { at });
    return c.json(await findArticle(services, id));
  });

  app.post("/:id/unpublish", mayChange, limitBody, async (c) => {
    const id = c.req.param("id");
    await unpublishArticle(services, id);
    log.info({ person: c.get("person").id, article: id }, "article taken off the site");
    await audit(c, "articles.unpublished", id);
    return c.json(await findArticle(services, id));
  });

  app.post("/:id/date", mayChange, limitBody, async (c) => {
    const id = c.req.param("id");
    const { at } = await readJson(c, dateForm);
    await setPublishingDate(services, id, Date.parse(at));
    log.info({ person: c.get("person").id, article: id, at }, "article's date set");
    await audit(c, "articles.dated", id, { at });
    return c.json(await findArticle(services, id));
  });

  app.post("/:id/trash", mayChange, limitBody, async (c) => {
    const id = c.req.param("id");
    const { redirectTo } = await readJson(c, deletion);
    await trashArticle(services, id, { redirectTo, person: c.get("person").id });
    log.info({ person: c.get("person").id, article: id }, "article deleted");
    await audit(c, "articles.deleted", id);
    return c.json({ id });
  });

  app.route("/", createVersionRoutes(services));
  return app.route("/", createWorkingCopyRoutes(services));
}
