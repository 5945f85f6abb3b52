import { readPictureSize } from "@crm/contract/extensions/media";
import { writeSrcsets } from "@crm/contract/extensions/picture-variants";
import { skipContent, visitElements } from "@crm/server-kit/visit-elements";
import type { Element, Root } from "hast";

/** The most pictures of a text with variants: each adds about a thousand characters to the page. */
const mostPictures = 100;

/** The width of an article's text on a wide screen. CSS pixels. */
const textWidth = 680;

/**
 * Lets browsers choose among the variants of each stored picture. Pictures of other hosts do not change,
 * and neither does the layout: the picture keeps its size attributes.
 */
export function addVariants(tree: Root): void {
  let count = 0;
  visitElements(tree, (element, index, parent) => {
    if (element.tagName !== "img" || count >= mostPictures) return undefined;
    const picture = wrapPicture(element);
    if (!picture) return undefined;
    count += 1;
    parent.children[index] = picture;
    return skipContent;
  });
}

function wrapPicture(image: Element): Element | undefined {
  const src = String(image.properties.src ?? "");
  const srcsets = writeSrcsets(src);
  if (!srcsets) return undefined;
  const width = Number(image.properties.width) || readPictureSize(src)?.width || textWidth;
  const sizes = `min(${Math.min(width, textWidth)}px, 100vw)`;
  const source: Element = {
    type: "element",
    tagName: "source",
    properties: { type: "image/avif", srcset: srcsets.avif, sizes },
    children: [],
  };
  const properties = { ...image.properties, srcset: srcsets.webp, sizes };
  return {
    type: "element",
    tagName: "picture",
    properties: {},
    children: [source, { ...image, properties }],
  };
}
