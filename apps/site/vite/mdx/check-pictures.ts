import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

/** The component that shows a screen of the product in a written page. */
const pictureElement = "Shot";

/** Rejects a picture without alt text, and gives each picture its position on the page. */
export function checkPictures() {
  return (tree: Root, file: VFile): void => {
    let place = 0;
    visit(tree, "image", (node) => file.fail(`Use <${pictureElement}> for a picture`, node));
    visit(tree, "mdxJsxFlowElement", (node) => {
      if (node.name !== pictureElement) return;
      if (!hasAltText(node)) file.fail("A picture needs alt text", node);
      place += 1;
      node.attributes.push({ type: "mdxJsxAttribute", name: "place", value: String(place) });
    });
  };
}

function hasAltText({ attributes }: { attributes: readonly { name?: string; value?: unknown }[] }) {
  return attributes.some(
    ({ name, value }) => name === "alt" && (typeof value === "string" ? value.trim() : value),
  );
}
