import { z } from "zod";
import { helpCategory } from "./article.ts";
import { defineCall, tunnelHeader } from "./call.ts";

/** Call 5: all help categories, each with its four article lists, without bodies. */
export const listHelpCategories = defineCall({
  number: 5,
  host: "admin",
  method: "GET",
  path: "/api/article/websit/category/helpcentrearticles",
  headers: [tunnelHeader],
  request: z.undefined(),
  response: z.looseObject({ success: z.boolean(), categories: z.array(helpCategory).optional() }),
});
