import type { Element, Properties, Root } from "hast";
import { propertyNames } from "./parse-html.ts";

const attributeNames = new Map([...propertyNames].map(([name, property]) => [property, name]));

/** The elements without an end tag that articles contain. */
const voidTags = new Set(["br", "hr", "img", "source"]);

/**
 * Writes a tree as HTML, in the form that `sanitize-html` writes: a text that was saved changes only
 * where its tree was changed. Unlike rehype's serializer it escapes `<` and `>` everywhere, and any
 * depth of nesting works.
 *
 * @param tree elements whose names and attribute names are safe; text and values are escaped
 * @example writeHtml(parseHtml("<p>1 < 2<br>").tree) // "<p>1 &lt; 2<br /></p>"
 */
export function writeHtml(tree: Root): string {
  const parts: string[] = [];
  const open: { parent: Root | Element; next: number }[] = [{ parent: tree, next: 0 }];
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const node = top.parent.children[top.next++];
    if (!node) {
      open.pop();
      if (top.parent.type === "element") parts.push(`</${top.parent.tagName}>`);
    } else if (node.type === "text") parts.push(escapeText(node.value));
    else if (node.type === "element") {
      const isVoid = voidTags.has(node.tagName);
      parts.push(`<${node.tagName}${writeAttributes(node.properties)}${isVoid ? " />" : ">"}`);
      if (!isVoid) open.push({ parent: node, next: 0 });
    }
  }
  return parts.join("");
}

function writeAttributes(properties: Properties): string {
  let written = "";
  for (const [name, value] of Object.entries(properties)) {
    const text = Array.isArray(value) ? value.join(" ") : String(value);
    written += ` ${attributeNames.get(name) ?? name}="${escapeText(text).replaceAll('"', "&quot;")}"`;
  }
  return written;
}

const special = /[&<>]/;

/** Escapes a text's `&`, `<` and `>`. */
export function escapeText(text: string): string {
  // Most texts have none of them.
  if (!special.test(text)) return text;
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
