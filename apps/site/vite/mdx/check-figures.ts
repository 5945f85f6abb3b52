import type { Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { readText } from "./read-text.ts";

const number =
  "(?:\\d[\\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|hundred)";
const unit = [
  "characters?|letters?|digits?|kilobytes?|megabytes?|[KMG]B|lakhs?",
  "seconds?|minutes?|hours?|(?:business |working )?days?|weeks?|months?|years?|users?|people",
  "contacts?|keywords?|quick replies|buttons?|templates?|entries|messages|steps|sections",
  "rupees|paise|%|per ?cent",
].join("|");

const typedFigure = new RegExp(
  `(?:₹ ?\\d|(?<![\\w.-])${number}(?:[- ](?:${unit})(?!\\w)| ?%))`,
  "i",
);

/**
 * Rejects a figure with its unit that is typed into a written page. Limits, prices and times are
 * constants in the packages; pages use the constants, so that the figures are always the same.
 */
export function checkFigures() {
  return (tree: Root, file: VFile): void => {
    const check = (text: string, node: Nodes) => {
      const [found] = typedFigure.exec(text) ?? [];
      if (found) file.fail(`"${found}" is typed by hand; take it from a package`, node);
    };
    visit(tree, (node) => {
      if (["paragraph", "heading", "tableCell"].includes(node.type)) check(readText(node), node);
      if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
      for (const { value } of node.attributes) if (typeof value === "string") check(value, node);
    });
  };
}
