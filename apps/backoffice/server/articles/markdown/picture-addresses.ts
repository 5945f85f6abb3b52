import { parseHtml } from "@crm/server-kit/parse-html";
import { visitElements } from "@crm/server-kit/visit-elements";
import { writeHtml } from "@crm/server-kit/write-html";

/** Whether a text may contain a picture at all. */
const hasPicture = /<img\b/i;

/**
 * Changes the addresses of the pictures in a text.
 *
 * @param html any HTML
 * @param change returns the new address; an unchanged text stays as it is, letter by letter
 */
export function changePictures(html: string, change: (address: string) => string): string {
  if (!hasPicture.test(html)) return html;
  const { tree } = parseHtml(html);
  let isChanged = false;
  visitElements(tree, ({ tagName, properties }) => {
    if (tagName !== "img" || typeof properties.src !== "string") return undefined;
    const src = change(properties.src);
    if (src !== properties.src) isChanged = true;
    properties.src = src;
    return undefined;
  });
  return isChanged ? writeHtml(tree) : html;
}

/** The addresses of the pictures in a text, each once. */
export function listPictures(html: string): string[] {
  const found = new Set<string>();
  changePictures(html, (address) => {
    found.add(address);
    return address;
  });
  return [...found];
}
