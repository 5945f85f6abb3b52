import { listTexts, visitElements } from "@crm/server-kit/visit-elements";
import type { Element, Root } from "hast";

/** A table whose Markdown would be longer is written as paragraphs. Characters. */
const maxTableLength = 500_000;

/** What a row, a cell and everything around them become. */
const flatTags: Record<string, string> = { tr: "p", th: "span", td: "span", caption: "p" };
const tableParts = /^(?:table|thead|tbody|tfoot|tr|th|td|caption)$/;

/**
 * Writes huge tables as paragraphs, one for each row. In Markdown every row has as many cells as the
 * widest one, and every cell is as wide as the longest one of its column, so a short text can make a
 * table of many megabytes.
 */
export function flattenHugeTables() {
  return (tree: Root): void => {
    visitElements(tree, (table) => {
      if (table.tagName !== "table" || measureTable(table) <= maxTableLength) return;
      visitElements({ type: "root", children: [table] }, flatten);
    });
  };
}

/** The most characters that a table can have in Markdown. */
function measureTable(table: Element): number {
  let rows = 0;
  let spanned = 0;
  let columns = 0;
  let longest = 0;
  visitElements({ type: "root", children: [table] }, (element) => {
    if (element.tagName === "tr") {
      rows += 1;
      spanned = 0;
    }
    if (element.tagName !== "td" && element.tagName !== "th") return;
    spanned += Number(element.properties.colSpan ?? 1);
    columns = Math.max(columns, spanned);
    rows += Number(element.properties.rowSpan ?? 1) - 1;
    const texts = listTexts(element).reduce((sum, { value }) => sum + value.length, 0);
    longest = Math.max(longest, texts);
  });
  // Each cell also has a line and two spaces.
  return rows * columns * (longest + 3);
}

function flatten(element: Element): undefined {
  if (!tableParts.test(element.tagName)) return;
  const tag = flatTags[element.tagName] ?? "div";
  if (tag === "span") element.children.push({ type: "text", value: " " });
  element.tagName = tag;
  element.properties = {};
}
