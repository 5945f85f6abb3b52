import { parseHtml } from "@crm/server-kit/parse-html";
import { visitElements } from "@crm/server-kit/visit-elements";
import type { Element, ElementContent, Root, RootContent } from "hast";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { headingLinkClass } from "../../../articles/heading-links/copy-heading-links.ts";
import { flattenHugeTables } from "./flatten-huge-tables.ts";

const processor = unified()
  .use(removeControls)
  .use(unwrapRepeatedMarks)
  .use(flattenHugeTables)
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: "-", rule: "-" })
  .freeze();

/**
 * Converts an article's text to Markdown. The largest texts take up to a second, so it runs in the
 * worker thread.
 *
 * @param html a body as `prepareBody` has made it
 */
export function convertToMarkdown(html: string): string {
  const { tree } = parseHtml(html);
  return processor.stringify(processor.runSync(tree)).trim();
}

/** Removes the links of headings and the buttons around pictures. */
function removeControls() {
  return (tree: Root): void => {
    visitElements(tree, ({ tagName, properties, children }, index, parent) => {
      const { className } = properties;
      const isHeadingLink = Array.isArray(className) && className.includes(headingLinkClass);
      if (isHeadingLink) parent.children[index] = { type: "text", value: "" };
      if (tagName === "button" && children[0]) parent.children[index] = children[0];
    });
  };
}

/** Elements that Markdown can't nest in themselves, mapped to one name for each mark. */
const marks: Record<string, string> = {
  ...{ strong: "strong", b: "strong", em: "em", i: "em" },
  ...{ s: "s", code: "code", kbd: "code", a: "a" },
};

/**
 * Unwraps bold text within bold text, and links within links. Conversion time grows with the cube of
 * the depth of such marks: a few hundred characters could take a second.
 */
function unwrapRepeatedMarks() {
  return (tree: Root): void => {
    tree.children = unwrap(tree.children, new Set()) as RootContent[];
  };
}

function unwrap(nodes: readonly RootContent[], around: ReadonlySet<string>): RootContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== "element") return [node];
    const mark = marks[node.tagName];
    if (mark !== undefined && around.has(mark)) return unwrap(node.children, around);
    const inside = mark === undefined ? around : new Set([...around, mark]);
    node.children = unwrap(node.children, inside) as ElementContent[];
    return [node satisfies Element];
  });
}
