import { brand } from "@crm/brand";
import type { ServerBuild } from "react-router";
import { expect, it } from "vitest";
import { listedPages } from "../../../testing/listed-pages.ts";
import { withLists } from "../../../testing/with-lists.ts";
import routes from "../../routes.ts";
import { openSitemap } from "./list-entries.ts";

it("the sitemap of a site without articles lists every page of the route table", async () => {
  const shown = routes.map(({ id, file, path }) => {
    const module = file.endsWith(".tsx") ? { default: () => null } : {};
    return [id ?? file, { id: id ?? file, path, module }];
  });
  const nothing = { outcome: "found" as const, found: [] };
  const sitemap = await openSitemap(
    { routes: Object.fromEntries(shown) as ServerBuild["routes"] },
    withLists({ listHelpCategories: async () => nothing, listBlogArticles: async () => nothing }),
  );
  const { entries } = await sitemap.read(0, 1_000);
  expect(entries.map(({ path }) => path).toSorted()).toEqual(listedPages(brand).toSorted());
});
