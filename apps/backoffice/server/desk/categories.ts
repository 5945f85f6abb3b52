import { Hono } from "hono";
import type { DeskEnv } from "../auth/require-person.ts";
import type { Services } from "../services.ts";
import type { Category, Page } from "./shapes.ts";

/** All categories of both sections: a few dozen, for the editor's choice. */
export function createCategories({ db }: Services): Hono<DeskEnv> {
  return new Hono<DeskEnv>().get("/", async (c) => {
    const data = await db
      .selectFrom("categories")
      .select(["id", "section", "name", "slug", "type"])
      .orderBy("section", "desc")
      .orderBy("position")
      .orderBy("name")
      .execute();
    return c.json<Page<Category>>({ data, total: data.length });
  });
}
