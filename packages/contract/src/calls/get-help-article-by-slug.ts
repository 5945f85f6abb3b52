import { z } from "zod";
import { article } from "./article.ts";
import { defineCall, tunnelHeader } from "./call.ts";

/** Call 8: a help article by the slug of its URL. */
export const getHelpArticleBySlug = defineCall({
  number: 8,
  host: "admin",
  method: "GET",
  path: "/api/article/websit/HelpCentreArticles/slug/:articleSlug",
  headers: [tunnelHeader],
  request: z.undefined(),
  response: z.looseObject({ success: z.boolean().optional(), article: article.nullish() }),
});
