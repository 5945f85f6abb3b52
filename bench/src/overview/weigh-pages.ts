import { request } from "@playwright/test";
import { measurePage } from "../../../e2e/fixtures/measure-page.ts";
import { pageBudgets } from "../../../e2e/fixtures/page-budgets.ts";
import type { Measure } from "../measure.ts";

/** The aims for a page before its reader does anything: brotli bytes, files and elements. */
const aims = [
  { part: "html", name: "HTML", unit: "bytes", most: 18_000 },
  { part: "css", name: "style sheets", unit: "bytes", most: 10_000 },
  { part: "font", name: "fonts", unit: "bytes", most: 24_000 },
  { part: "js", name: "scripts", unit: "bytes", most: 115_000 },
  { part: "jsFiles", name: "script files", unit: "files", most: 10 },
  { part: "elements", name: "elements of the home page", unit: "elements", most: 1_400 },
] as const;

/** What the heaviest page of all templates loads, beside the aim for every page. */
export async function weighPages(siteUrl: string): Promise<Measure[]> {
  const context = await request.newContext({ baseURL: siteUrl });
  const pages: { path: string; weights: Awaited<ReturnType<typeof measurePage>> }[] = [];
  for (const path of Object.keys(pageBudgets)) {
    pages.push({ path, weights: await measurePage(context, path) });
  }
  await context.dispose();
  return aims.map(({ part, name, unit, most }) => {
    const compared = part === "elements" ? pages.filter(({ path }) => path === "/") : pages;
    const [heaviest] = compared.toSorted((a, b) => b.weights[part].total - a.weights[part].total);
    return {
      name: part === "elements" ? name : `${name}, heaviest page`,
      unit,
      product: heaviest?.weights[part].total ?? 0,
      baseline: most,
      baselineName: "allowed",
      detail: heaviest?.path ?? "",
    };
  });
}
