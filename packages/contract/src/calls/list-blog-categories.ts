import { z } from "zod";
import { blogCategory } from "./article.ts";
import { defineCall } from "./call.ts";

/** Call 11: all blog categories with their number of posts. */
export const listBlogCategories = defineCall({
  number: 11,
  host: "admin",
  method: "GET",
  path: "/api/article/websit/category/latestupdate",
  headers: [],
  request: z.undefined(),
  response: z.looseObject({ success: z.boolean(), categories: z.array(blogCategory).optional() }),
});
