import { toIso } from "@crm/contract/dates";
import { Hono } from "hono";
import { claimEditing, endEditing } from "../../articles/article-editors.ts";
import { describeWorkingCopy, readWorkingCopy } from "../../articles/find-working-copy.ts";
import { discardWorkingCopy, saveWorkingCopy } from "../../articles/save-working-copy.ts";
import { cancelSchedule } from "../../articles/schedule-changes.ts";
import { createAudit } from "../../audit/record-audit.ts";
import type { DeskEnv } from "../../auth/require-person.ts";
import { requireRight } from "../../auth/rights.ts";
import { limitBodyTo } from "../../http/limit-body.ts";
import { limitBody } from "../../http/read-json.ts";
import type { Services } from "../../services.ts";
import type { SavedWorkingCopy } from "../transport/editing-shapes.ts";
import { readForm } from "../transport/read-form.ts";
import { discardForm, editingForm, saveForm } from "./editing-forms.ts";

/** A long article with its HTML tags, of any size that the desk has let somebody type. */
const limitArticle = limitBodyTo(2 * 1024 * 1024);

/** What an editor types in an article, and who is editing it. */
export function createWorkingCopyRoutes(services: Services): Hono<DeskEnv> {
  const { db, log, now } = services;
  const app = new Hono<DeskEnv>();
  const audit = createAudit(services);
  const mayChange = requireRight("articles", "change");
  const answer = async (id: string) => describeWorkingCopy(db, await readWorkingCopy(db, id));

  app.get("/:id/working-copy", async (c) => c.json(await answer(c.req.param("id"))));

  app.put("/:id/working-copy", mayChange, limitArticle, async (c) => {
    const id = c.req.param("id");
    const form = await readForm(c, saveForm);
    const save = { ...form, personId: c.get("person").id };
    const { isFirst, savedAt, ...saved } = await saveWorkingCopy(services, id, save);
    // One event for each working copy: autosaves would bury all others.
    if (isFirst) await audit(c, "articles.changed", id);
    return c.json<SavedWorkingCopy>({ ...saved, savedAt: toIso(savedAt) });
  });

  app.delete("/:id/working-copy", mayChange, limitBody, async (c) => {
    const id = c.req.param("id");
    await discardWorkingCopy(services, id, await readForm(c, discardForm));
    log.info({ person: c.get("person").id, article: id }, "changes of an article discarded");
    await audit(c, "articles.changes-discarded", id);
    return c.json(await answer(id));
  });

  app.post("/:id/unschedule", mayChange, limitBody, async (c) => {
    const id = c.req.param("id");
    await cancelSchedule(services, id);
    log.info({ person: c.get("person").id, article: id }, "scheduled changes cancelled");
    await audit(c, "articles.changes-unscheduled", id);
    return c.json(await answer(id));
  });

  app.put("/:id/editor", mayChange, limitBody, async (c) => {
    const id = c.req.param("id");
    const { tab, takesOver } = await readForm(c, editingForm);
    await readWorkingCopy(db, id);
    const claim = { articleId: id, personId: c.get("person").id, tab, takesOver };
    const editing = await claimEditing(db, claim, now());
    if (takesOver) await audit(c, "articles.taken-over", id);
    return c.json(editing);
  });

  app.delete("/:id/editor/:tab", mayChange, async (c) => {
    await endEditing(db, c.req.param("id"), c.req.param("tab"));
    return c.json({ id: c.req.param("id") });
  });

  return app;
}
