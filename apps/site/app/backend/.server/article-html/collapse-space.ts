import type { Element, Root } from "hast";

/** Elements in which spaces and line breaks have a meaning. */
const preformatted = ["pre", "code"];

/**
 * Normalizes whitespace: non-breaking spaces and line breaks become spaces, and runs of spaces
 * become one. The content of `pre` and `code` does not change.
 *
 * @param tree a body of at most `articleLimits.depth` levels, which changes
 */
export function collapseSpace(tree: Root): void {
  collapseWithin(tree);
  const [first, last] = [tree.children[0], tree.children.at(-1)];
  if (first?.type === "text") first.value = first.value.trimStart();
  if (last?.type === "text") last.value = last.value.trimEnd();
}

function collapseWithin({ children }: Root | Element): void {
  for (const node of children) {
    if (node.type === "text") node.value = collapse(node.value);
    else if (node.type === "element" && !preformatted.includes(node.tagName)) {
      const { alt } = node.properties;
      if (typeof alt === "string") node.properties.alt = collapse(alt);
      collapseWithin(node);
    }
  }
}

function collapse(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}
