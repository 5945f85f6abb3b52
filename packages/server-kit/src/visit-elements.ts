import type { Element, Nodes, Root, Text } from "hast";

/** What a visitor returns so that it does not get the elements in this one. */
export const skipContent = Symbol("skip content");

type Visitor = (
  element: Element,
  index: number,
  parent: Root | Element,
) => typeof skipContent | undefined;

/**
 * Visits the elements of a tree in the order of the text. A visitor may put another node in the place
 * of an element. Any depth of nesting works, because nothing is recursive.
 *
 * @param visit gets an element, its index and its parent; it returns `skipContent` or undefined
 */
export function visitElements(tree: Root, visit: Visitor): void {
  const open: { parent: Root | Element; next: number }[] = [{ parent: tree, next: 0 }];
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const index = top.next++;
    const node = top.parent.children[index];
    if (!node) open.pop();
    else if (node.type === "element" && visit(node, index, top.parent) !== skipContent) {
      open.push({ parent: node, next: 0 });
    }
  }
}

/**
 * The text nodes in a node, in order. Any depth of nesting works.
 *
 * @example listTexts(parseHtml("<p>a<b>b</b></p>").tree).map(({ value }) => value) // ["a", "b"]
 */
export function listTexts(within: Nodes): Text[] {
  const texts: Text[] = [];
  const waiting: Nodes[] = [within];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === "text") texts.push(node);
    else if ("children" in node) {
      for (let at = node.children.length - 1; at >= 0; at -= 1) {
        const child = node.children[at];
        if (child) waiting.push(child);
      }
    }
  }
  return texts;
}
