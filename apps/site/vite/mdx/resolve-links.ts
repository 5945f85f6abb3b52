import { tutorialPaths } from "@crm/brand";
import { categoryPath, fixedCategorySlugs } from "@crm/contract/pages/help-center";
import { policies } from "@crm/whatsapp/policies";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { paths } from "../../app/paths.ts";
import { listHeadings } from "./heading-ids.ts";

/** Only categories that always have a page: an editor may remove any article. */
const fixedCategories = Object.fromEntries(
  fixedCategorySlugs.map((slug) => [slug, categoryPath(slug)]),
);

/**
 * The link targets of written pages: `tutorial:tags`, `page:pricing`, `help:templates`,
 * `policy:commerce`.
 */
const targets: Record<string, Record<string, string>> = {
  tutorial: tutorialPaths,
  page: paths,
  help: fixedCategories,
  policy: policies,
};

/**
 * Replaces the names in a written page's links by addresses, so that each path is defined in one
 * place. `#id` links to a heading of the same page.
 *
 * @throws (through the file) when no target has that name
 */
export function resolveLinks() {
  return (tree: Root, file: VFile): void => {
    const ids = new Set(listHeadings(tree, file).map(({ id }) => `#${id}`));
    visit(tree, "link", (node) => {
      if (node.url.startsWith("#")) {
        if (!ids.has(node.url)) file.fail(`This page has no heading ${node.url}`, node);
        return;
      }
      if (node.url.startsWith("https://")) return;
      const [kind = "", name = ""] = node.url.split(":");
      const group = targets[kind];
      const url = group && Object.hasOwn(group, name) ? group[name] : undefined;
      if (!url) file.fail(`Nothing is called ${node.url}; see resolve-links.ts`, node);
      node.url = url;
    });
  };
}
