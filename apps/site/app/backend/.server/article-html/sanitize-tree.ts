import { appendText } from "@crm/server-kit/parse-html";
import type { Element, ElementContent, Properties, Root } from "hast";
import { imageAttributes, linkAttributes } from "./address-attributes.ts";

/** The content of these elements is not part of the article's text. */
export const nonTextTags: ReadonlySet<string> = new Set([
  ...["script", "style", "textarea", "option", "noscript", "noembed", "noframes", "iframe"],
  ...["xmp", "plaintext", "template", "svg", "math", "title"],
]);

type PickProperties = (given: Properties, mediaBase: string) => Properties;

const none: PickProperties = () => ({});
const span = /^[1-9]\d{0,3}$/;
const cell = pick({ colSpan: span, rowSpan: span, scope: /^./ });

/** Picks the classes of the editor's blocks; see `articles/blocks.css`. */
const classes =
  (...names: string[]): PickProperties =>
  ({ className }) => {
    const kept = Array.isArray(className) ? names.filter((name) => className.includes(name)) : [];
    return kept.length > 0 ? { className: kept } : {};
  };
const startNumber = pick({ start: /^-?\d{1,4}$/ });
const steps = classes("steps");

/** Every element that an article may contain, with a function that picks its attributes. */
const allowed: ReadonlyMap<string, PickProperties> = new Map([
  ...["h2", "h3", "h4", "br", "hr", "span", "blockquote"].map(plain),
  ...["ul", "li", "dt", "dd", "figcaption"].map(plain),
  ...["strong", "b", "em", "i", "u", "s", "mark", "small", "sub", "sup"].map(plain),
  ...["code", "pre", "kbd"].map(plain),
  ...["table", "caption", "thead", "tbody", "tfoot", "tr"].map(plain),
  ["div", classes("tip", "note", "warning")],
  ["p", classes("tip")],
  ["dl", classes("faq")],
  ["figure", classes("small", "medium")],
  ["ol", (given, mediaBase) => ({ ...startNumber(given, mediaBase), ...steps(given, mediaBase) })],
  ["th", cell],
  ["td", cell],
  ["a", linkAttributes],
  ["img", imageAttributes],
]);

/** The page's title stays the only h1. */
const renamed: ReadonlyMap<string, string> = new Map([
  ["h1", "h2"],
  ["h5", "h4"],
  ["h6", "h4"],
]);

/**
 * Removes everything that article text does not need: only listed elements and attributes are copied,
 * so no scripts, styles, forms, frames, SVG or MathML. Addresses may use http, https, mailto and tel
 * only. Hosts should sanitize on save; the site sanitizes again on every render all the same.
 *
 * @param tree a body of at most `articleLimits.depth` levels
 * @param mediaBase the host's address, see `imageAddress`
 * @returns a new tree
 */
export function sanitizeTree(tree: Root, mediaBase: string): Root {
  const safe: Root = { type: "root", children: [] };
  copyContent(tree, safe, mediaBase);
  return safe;
}

function copyContent(from: Root | Element, to: Root | Element, mediaBase: string): void {
  for (const node of from.children) {
    if (node.type === "text") appendText(to, node.value);
    else if (node.type === "element") copyElement(node, to, mediaBase);
  }
}

function copyElement(element: Element, to: Root | Element, mediaBase: string): void {
  if (nonTextTags.has(element.tagName)) return;
  const tagName = renamed.get(element.tagName) ?? element.tagName;
  const pickProperties = allowed.get(tagName);
  if (!pickProperties) {
    // The text in an unknown element is kept.
    copyContent(element, to, mediaBase);
    return;
  }
  const properties = pickProperties(element.properties, mediaBase);
  if (tagName === "img" && !properties.src) return;
  const copy: Element = { type: "element", tagName, properties, children: [] };
  (to.children as ElementContent[]).push(copy);
  copyContent(element, copy, mediaBase);
}

function plain(tagName: string): [string, PickProperties] {
  return [tagName, none];
}

/** Picks the attributes whose values match. */
function pick(patterns: Record<string, RegExp>): PickProperties {
  const wanted = Object.entries(patterns);
  return (given) =>
    Object.fromEntries(
      wanted.flatMap(([name, pattern]) => {
        const value = String(given[name] ?? "");
        return pattern.test(value) ? [[name, value]] : [];
      }),
    );
}
