import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

/** Rejects `{value}` between backticks: MDX does not evaluate it, so readers would see its name. */
export function checkCode() {
  return (tree: Root, file: VFile): void => {
    visit(tree, "inlineCode", (node) => {
      if (/(?<!\{)\{[a-z"]/i.test(node.value)) {
        file.fail(`Code is not computed; write <code>${node.value}</code>`, node);
      }
    });
  };
}
