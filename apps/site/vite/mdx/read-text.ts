import type { Nodes } from "mdast";

/** A placeholder for a computed value: neither a letter nor a digit. */
const computed = "\u25a1";

/** A node's text as written in the file, without code; a computed value becomes the placeholder. */
export function readText(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (node.type === "mdxTextExpression") return computed;
  return "children" in node ? node.children.map(readText).join("") : "";
}

/** True when part of the text is computed, so that it is unknown until the page is rendered. */
export function isComputed(text: string): boolean {
  return text.includes(computed);
}
