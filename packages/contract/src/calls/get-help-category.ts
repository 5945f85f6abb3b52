import { z } from "zod";
import { helpCategory } from "./article.ts";
import { defineCall, tunnelHeader } from "./call.ts";

/** Call 6: one help category with its name and four article lists. */
export const getHelpCategory = defineCall({
  number: 6,
  host: "admin",
  method: "GET",
  path: "/api/article/websit/category/helpcentrearticles/:slug",
  headers: [tunnelHeader],
  request: z.undefined(),
  response: z.looseObject({ success: z.boolean().optional(), category: helpCategory.nullish() }),
});
