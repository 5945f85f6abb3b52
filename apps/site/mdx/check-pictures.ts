import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

/** The name by which a written page shows a screen of the product. */
const pictureElement = "Shot";

/** Refuses a picture that does not say what to see. */
export function checkPictures() {
  return (tree: Root, file: VFile): void => {
    visit(tree, "image", (node) => file.fail(`Use <${pictureElement}> for a picture`, node));
    visit(tree, "mdxJsxFlowElement", (node) => {
      if (node.name !== pictureElement) return;
      const isSaid = node.attributes.some(
        (attribute) =>
          attribute.type === "mdxJsxAttribute" &&
          attribute.name === "alt" &&
          (typeof attribute.value === "string" ? attribute.value.trim() : attribute.value),
      );
      if (!isSaid) file.fail("A picture needs an alt text that says what to see", node);
    });
  };
}
