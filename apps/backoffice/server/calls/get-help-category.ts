import { helpCategoryPart } from "@crm/contract/extensions/article-parts";
import { articleMessages } from "@crm/contract/messages";
import { findHelpCategory } from "../categories/help-categories.ts";
import { findHelpCategoryPart } from "../categories/help-parts.ts";
import { HttpError } from "../http/http-error.ts";
import { readPart } from "../http/read-part.ts";
import type { HandleCall } from "./handle-call.ts";

/** Call 6: one help category, with all its articles or a part of them. */
export const handleGetHelpCategory: HandleCall =
  ({ db, now }) =>
  async (c) => {
    const part = readPart(c, helpCategoryPart);
    const slug = c.req.param("slug") ?? "";
    const found = part
      ? await findHelpCategoryPart(db, slug, now(), part)
      : await findHelpCategory(db, slug, now()).then((category) => category && { category });
    if (!found) throw new HttpError(404, articleMessages.noArticlesInCategory);
    return c.json({ success: true, ...found });
  };
