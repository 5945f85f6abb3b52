import { helpPart } from "@crm/contract/extensions/article-parts";
import { listHelpCategories } from "../categories/help-categories.ts";
import { findHelpPart } from "../categories/help-parts.ts";
import { readPart } from "../http/read-part.ts";
import type { HandleCall } from "./handle-call.ts";

/** Call 5: all help categories with their lists, or a part of their articles. */
export const handleListHelpCategories: HandleCall =
  ({ db, now }) =>
  async (c) => {
    const part = readPart(c, helpPart);
    if (part) return c.json({ success: true, ...(await findHelpPart(db, now(), part)) });
    return c.json({ success: true, categories: await listHelpCategories(db, now()) });
  };
