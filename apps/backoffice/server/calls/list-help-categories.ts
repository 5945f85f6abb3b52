import { listHelpCategories } from "../categories/help-categories.ts";
import type { HandleCall } from "./handle-call.ts";

/** Call 5: all help categories with their lists. */
export const handleListHelpCategories: HandleCall =
  ({ db, now }) =>
  async (c) =>
    c.json({ success: true, categories: await listHelpCategories(db, now()) });
