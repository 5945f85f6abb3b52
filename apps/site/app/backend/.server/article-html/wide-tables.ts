import { skipContent, visitElements } from "@crm/server-kit/visit-elements";
import type { Element, Root } from "hast";

/** A table with this many columns may be wider than a phone's screen. */
const wideColumns = 3;

/** Wraps wide tables in a scrollable region that can be focused by keyboard. */
export function wrapWideTables(tree: Root): void {
  let wrapped = 0;
  visitElements(tree, (element, index, parent) => {
    if (element.tagName !== "table" || countColumns(element) < wideColumns) return undefined;
    wrapped += 1;
    parent.children[index] = {
      type: "element",
      tagName: "div",
      properties: {
        className: ["table-scroll"],
        role: "region",
        // Regions of one page need different names.
        "aria-label": wrapped === 1 ? "Table" : `Table ${wrapped}`,
        tabindex: "0",
      },
      children: [element],
    };
    return skipContent;
  });
}

/** The cells of a table's first row. */
function countColumns(table: Element): number {
  let row: Element | undefined;
  visitElements({ type: "root", children: [table] }, (element) => {
    if (element.tagName === "tr") row ??= element;
    return row ? skipContent : undefined;
  });
  const cells = row?.children.filter(
    (cell) => cell.type === "element" && (cell.tagName === "td" || cell.tagName === "th"),
  );
  return cells?.length ?? 0;
}
