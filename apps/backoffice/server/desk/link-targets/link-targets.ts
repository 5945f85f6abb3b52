import { Hono } from "hono";
import type { DeskEnv } from "../../auth/require-person.ts";
import type { Services } from "../../services.ts";
import type { LinkTargetDetail, LinkTargets } from "../transport/content-shapes.ts";
import { createOwnPages } from "./fetch-own-pages.ts";
import { describeLinkTarget, findLinkTargets } from "./find-link-targets.ts";

const maxSearch = 200;

/** The pages of the site by title, for the editor's link dialog, and the headings of one of them. */
export function createLinkTargetRoutes(services: Services): Hono<DeskEnv> {
  const listOwnPages = createOwnPages(services);
  return new Hono<DeskEnv>()
    .get("/", async (c) => {
      const search = (c.req.query("q") ?? "").trim().slice(0, maxSearch);
      const pages = await listOwnPages();
      const data = await findLinkTargets(services, search, pages ?? []);
      return c.json<LinkTargets>({ data, lacksPages: pages === undefined });
    })
    .get("/one", async (c) => {
      const href = c.req.query("href") ?? "";
      const pages = (await listOwnPages()) ?? [];
      return c.json<LinkTargetDetail>(await describeLinkTarget(services, href, pages));
    });
}
