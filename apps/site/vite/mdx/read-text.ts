import type { Nodes } from "mdast";

/** Stands where a page computes a value: neither a letter nor a figure. */
const computed = "\u25a1";

/** A node's words as they stand in the file; code says nothing, a computed value is one sign. */
export function readText(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (node.type === "mdxTextExpression") return computed;
  return "children" in node ? node.children.map(readText).join("") : "";
}

/** True when part of the text is computed, so that it is not known before the page is made. */
export function isComputed(text: string): boolean {
  return text.includes(computed);
}
