import { z } from "zod";
import { articleSummary } from "./article.ts";
import { defineCall } from "./call.ts";

/** Call 12: the posts of one blog category. Its answer is inside `data`; some hosts omit that. */
export const getBlogCategory = defineCall({
  number: 12,
  host: "admin",
  method: "GET",
  path: "/api/article/websit/category/latestupdate/:slug",
  headers: [],
  request: z.undefined(),
  response: z.looseObject({
    data: z.looseObject({
      articles: z.array(articleSummary).optional(),
      category: z.looseObject({ name: z.string() }).nullish(),
    }),
  }),
});
