import { z } from "zod";
import { articleSummary } from "./article.ts";
import { defineCall } from "./call.ts";

/** Call 9: all blog posts, without bodies. */
export const listBlogArticles = defineCall({
  number: 9,
  host: "admin",
  method: "GET",
  path: "/api/article/websit/LatestUpdate",
  headers: [],
  request: z.undefined(),
  response: z.looseObject({ success: z.boolean(), articles: z.array(articleSummary).optional() }),
});
