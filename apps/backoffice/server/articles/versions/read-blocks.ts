import { parseHtml } from "@crm/server-kit/parse-html";
import type { Element, Nodes, Root } from "hast";

/** What a block of an article's text is, for the words beside it. */
export type BlockKind =
  | "paragraph"
  | "heading"
  | "list item"
  | "table cell"
  | "quote"
  | "code"
  | "picture";

/** A paragraph, heading, list item and the like, as text. */
export interface TextBlock {
  kind: BlockKind;
  text: string;
  /** Differs when its links, pictures or formatting differ. */
  markup: string;
}

const kinds: Record<string, BlockKind> = {
  h2: "heading",
  h3: "heading",
  h4: "heading",
  li: "list item",
  dt: "list item",
  dd: "list item",
  th: "table cell",
  td: "table cell",
  caption: "table cell",
  blockquote: "quote",
  pre: "code",
};

/** Further elements that begin and end a block. */
const plainBlocks = new Set(["p", "div", "ul", "ol", "dl", "table", "tr", "figure", "figcaption"]);

/** The editor writes a paragraph into each list item and cell, and imported texts have none. */
const bareBlocks = new Set(["p", "li", "dd", "td", "th"]);

/** The attributes that count as markup. */
const compared = ["href", "src", "alt", "class", "className", "start"];

/** Cuts an article's HTML into its blocks, in order. Tags become markup, never text. */
export function readBlocks(html: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  const open: { node: Root | Element; next: number }[] = [{ node: parseHtml(html).tree, next: 0 }];
  let text = "";
  let markup = "";

  function finish(): void {
    const kind = findKind(open.map(({ node }) => node));
    const shown = kind === "code" ? text.trimEnd() : text.replaceAll(/\s+/g, " ").trim();
    if (shown) blocks.push({ kind, text: shown, markup });
    text = "";
    markup = "";
  }

  for (let top = open.at(-1); top; top = open.at(-1)) {
    const child: Nodes | undefined = top.node.children[top.next++];
    if (!child) {
      if (top.node.type === "element" && isBlock(top.node)) finish();
      else if (top.node.type === "element") markup += `</${top.node.tagName}>`;
      open.pop();
    } else if (child.type === "text") {
      text += child.value;
      markup += child.value;
    } else if (child.type === "element" && child.tagName === "img") {
      finish();
      const { alt, src } = child.properties;
      blocks.push({ kind: "picture", text: String(alt || src), markup: describe(child) });
    } else if (child.type === "element") {
      if (isBlock(child)) finish();
      if (child.tagName === "br") text += "\n";
      if (!bareBlocks.has(child.tagName)) markup += describe(child);
      open.push({ node: child, next: 0 });
    }
  }
  finish();
  return blocks;
}

function isBlock({ tagName }: Element): boolean {
  return tagName in kinds || plainBlocks.has(tagName);
}

/** The kind of the innermost element that has one: a paragraph in a list item is a list item. */
function findKind(open: readonly (Root | Element)[]): BlockKind {
  const named = open.findLast((node) => node.type === "element" && node.tagName in kinds);
  return (named?.type === "element" && kinds[named.tagName]) || "paragraph";
}

function describe({ tagName, properties }: Element): string {
  const attributes = compared.map((name) => properties[name] ?? "");
  return `<${[tagName, ...attributes].join(" ")}>`;
}
