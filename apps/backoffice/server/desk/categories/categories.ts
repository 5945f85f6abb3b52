import { Hono } from "hono";
import { createAudit } from "../../audit/record-audit.ts";
import type { DeskEnv } from "../../auth/require-person.ts";
import { requireRight } from "../../auth/rights.ts";
import { categoryChange, categoryInput, categoryOrder } from "../../categories/category-input.ts";
import { orderCategories } from "../../categories/order-categories.ts";
import { createCategory, deleteCategory, updateCategory } from "../../categories/save-category.ts";
import { limitBodyTo } from "../../http/limit-body.ts";
import { limitBody, readJson } from "../../http/read-json.ts";
import type { Services } from "../../services.ts";
import { readForm } from "../transport/read-form.ts";
import { findCategory, listCategories } from "./find-categories.ts";

/** Enough for the ids of ten thousand articles. */
const limitLists = limitBodyTo(1024 * 1024);

/** The categories of both sections: a list, one category with its articles, and an editor's actions. */
export function createCategoryRoutes(services: Services): Hono<DeskEnv> {
  const { log } = services;
  const app = new Hono<DeskEnv>();
  const audit = createAudit(services);
  const mayChange = requireRight("categories", "change");

  app.get("/", async (c) => c.json(await listCategories(services)));

  app.get("/:id", async (c) => c.json(await findCategory(services, c.req.param("id"))));

  app.post("/", mayChange, limitBody, async (c) => {
    const id = await createCategory(services, await readForm(c, categoryInput));
    log.info({ person: c.get("person").id, category: id }, "category created");
    await audit(c, "categories.created", id);
    return c.json(await findCategory(services, id), 201);
  });

  app.post("/order", mayChange, limitBody, async (c) => {
    const { section, ids } = await readJson(c, categoryOrder);
    await orderCategories(services, section, ids);
    log.info({ person: c.get("person").id, section }, "categories ordered");
    await audit(c, "categories.ordered", undefined, { section });
    return c.json(await listCategories(services));
  });

  app.put("/:id", mayChange, limitLists, async (c) => {
    const id = c.req.param("id");
    await updateCategory(services, id, await readForm(c, categoryChange));
    log.info({ person: c.get("person").id, category: id }, "category changed");
    await audit(c, "categories.changed", id);
    return c.json(await findCategory(services, id));
  });

  app.delete("/:id", mayChange, async (c) => {
    const id = c.req.param("id");
    await deleteCategory(services, id);
    log.info({ person: c.get("person").id, category: id }, "category deleted");
    await audit(c, "categories.deleted", id);
    return c.json({ id });
  });

  return app;
}
