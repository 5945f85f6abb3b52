import { articleMessages } from "@crm/contract/messages";
import { findHelpCategory } from "../categories/help-categories.ts";
import { HttpError } from "../http/http-error.ts";
import type { HandleCall } from "./handle-call.ts";

/** Call 6: one help category. */
export const handleGetHelpCategory: HandleCall =
  ({ db, now }) =>
  async (c) => {
    const category = await findHelpCategory(db, c.req.param("slug") ?? "", now());
    if (!category) throw new HttpError(404, articleMessages.noArticlesInCategory);
    return c.json({ success: true, category });
  };
