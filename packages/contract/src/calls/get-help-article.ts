import { z } from "zod";
import { article } from "./article.ts";
import { defineCall, tunnelHeader } from "./call.ts";

/** Call 7: a help article by id; used when the navigation state has the id. */
export const getHelpArticle = defineCall({
  number: 7,
  host: "admin",
  method: "GET",
  path: "/api/article/websit/HelpCentreArticles/:id",
  headers: [tunnelHeader],
  request: z.undefined(),
  response: z.looseObject({ success: z.boolean().optional(), article: article.nullish() }),
});
