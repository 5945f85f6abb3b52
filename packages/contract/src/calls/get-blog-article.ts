import { z } from "zod";
import { article } from "./article.ts";
import { defineCall } from "./call.ts";

/** Call 10: a blog post by id. */
export const getBlogArticle = defineCall({
  number: 10,
  host: "admin",
  method: "GET",
  path: "/api/article/websit/LatestUpdate/:id",
  headers: [],
  request: z.undefined(),
  response: z.looseObject({ success: z.boolean().optional(), article: article.nullish() }),
});
