import { articleLimits } from "@crm/contract/fields/article-limits";
import type { Element, ElementContent, Root, RootContent } from "hast";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(unwrapRepeatedMarks)
  .use(limitSpans)
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
  return String(processor.processSync(html)).trim();
}

/** Elements with the same Markdown, mapped to one name for each mark. */
const marks: Record<string, string> = {
  ...{ strong: "strong", b: "strong", em: "em", i: "em" },
  ...{ s: "s", code: "code", kbd: "code" },
};

/**
 * Unwraps bold text within bold text. Conversion time grows with the cube of the depth of such
 * marks: a few hundred characters could take a second.
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

/**
 * Limits column and row spans: a cell may declare a span of 1,000, and the converter would write
 * every column.
 */
function limitSpans() {
  return (tree: Root): void => {
    const wide: Element[] = [];
    let cells = 0;
    visit(tree, "element", (node) => {
      const { colSpan = 1, rowSpan = 1 } = node.properties;
      if (colSpan === 1 && rowSpan === 1) return;
      wide.push(node);
      cells += Number(colSpan) * Number(rowSpan);
    });
    if (cells <= articleLimits.elements) return;
    for (const { properties } of wide) Object.assign(properties, { colSpan: 1, rowSpan: 1 });
  };
}
