import { fromJs } from "esast-util-from-js";
import type { Root } from "mdast";
import type { VFile } from "vfile";
import { listHeadings } from "./heading-ids.ts";

/** Sets the headings' ids, and adds an export `headings` that lists them to the compiled page. */
export function exportHeadings() {
  return (tree: Root, file: VFile): void => {
    const headings = listHeadings(tree, file).map(({ node, ...heading }) => {
      node.data = { ...node.data, hProperties: { id: heading.id } };
      return heading;
    });
    const value = `export const headings = ${JSON.stringify(headings)};`;
    tree.children.push({
      type: "mdxjsEsm",
      value,
      data: { estree: fromJs(value, { module: true }) },
    });
  };
}
