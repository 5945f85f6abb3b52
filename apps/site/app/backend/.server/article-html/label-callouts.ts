import { visitElements } from "@crm/server-kit/visit-elements";
import type { Element, Root } from "hast";

/** The word above each kind of box: colour alone would not say which kind it is. */
const labels: ReadonlyMap<string, string> = new Map([
  ["note", "Note"],
  ["tip", "Tip"],
  ["warning", "Warning"],
]);

/**
 * Adds its word to each box that editors set. It is text, so that it is also read without the style
 * sheet, by screen readers and in the Markdown version.
 *
 * @param tree a sanitized body, which changes
 */
export function labelCallouts(tree: Root): void {
  visitElements(tree, ({ tagName, properties, children }) => {
    const [kind] = Array.isArray(properties.className) ? properties.className : [];
    const label = tagName === "div" ? labels.get(String(kind)) : undefined;
    if (label) children.unshift(createLabel(label));
    return undefined;
  });
}

function createLabel(value: string): Element {
  return {
    type: "element",
    tagName: "p",
    properties: { className: ["callout-label"] },
    children: [
      {
        type: "element",
        tagName: "strong",
        properties: {},
        children: [{ type: "text", value }],
      },
    ],
  };
}
