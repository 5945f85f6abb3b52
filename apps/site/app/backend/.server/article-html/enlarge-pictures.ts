import { skipContent, visitElements } from "@crm/server-kit/visit-elements";
import type { Element, Root } from "hast";
import type { BodyPicture } from "../../articles.ts";

/** A narrower picture is an icon within the text. Pixels. */
const leastWidth = 160;

/** Each picture has its own dialog in the page; pictures beyond this number can't be enlarged. */
const mostPictures = 100;

/**
 * Turns each picture of an article into a button that opens it large, as in tutorials. It needs no
 * script. Pictures in links and icons within the text do not change.
 *
 * @returns the data of the pictures' dialogs
 */
export function enlargePictures(tree: Root): BodyPicture[] {
  const pictures: BodyPicture[] = [];
  visitElements(tree, (element, index, parent) => {
    if (element.tagName === "a") return skipContent;
    if (element.tagName !== "img" || pictures.length >= mostPictures) return undefined;
    const picture = readPicture(element, pictures.length + 1);
    if (!picture) return undefined;
    pictures.push(picture);
    parent.children[index] = createButton(element, picture.id);
    return skipContent;
  });
  return pictures;
}

function readPicture({ properties }: Element, place: number): BodyPicture | undefined {
  const { src, alt } = properties;
  const [width, height] = [Number(properties.width), Number(properties.height)];
  if (!src || (width && width < leastWidth)) return undefined;
  return {
    id: `body-picture-${place}`,
    src: String(src),
    alt: String(alt ?? ""),
    ...(width && height ? { width, height } : {}),
  };
}

function createButton(picture: Element, dialogId: string): Element {
  return {
    type: "element",
    tagName: "button",
    properties: {
      type: "button",
      className: ["enlarge"],
      "aria-haspopup": "dialog",
      command: "show-modal",
      commandfor: dialogId,
    },
    children: [
      picture,
      {
        type: "element",
        tagName: "span",
        properties: { className: ["sr-only"] },
        children: [{ type: "text", value: "Enlarge" }],
      },
    ],
  };
}
