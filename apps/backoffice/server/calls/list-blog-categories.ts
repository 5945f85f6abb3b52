import { listBlogCategories } from "../categories/blog-categories.ts";
import type { HandleCall } from "./handle-call.ts";

/** Call 11: all blog categories with their number of posts. */
export const handleListBlogCategories: HandleCall =
  ({ db, now }) =>
  async (c) =>
    c.json({ success: true, categories: await listBlogCategories(db, now()) });
