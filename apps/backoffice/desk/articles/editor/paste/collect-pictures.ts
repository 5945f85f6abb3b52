import { addUpload } from "../pictures/uploads.ts";

/** Addresses of the web, and our own pictures when text is moved inside the editor. */
const allowed = /^(?:https?:|\/(?![/\\]))/i;

const data = /^data:(image\/[a-z+.-]+)(?:;[a-z0-9=-]+)*;base64,(.*)$/is;

/**
 * Makes uploads of pictures whose bytes are in the text. A picture with another address, such as a file
 * of the writer's computer, becomes a placeholder that says so.
 */
export function collectPictures(body: Element): void {
  for (const picture of body.querySelectorAll("img")) {
    picture.removeAttribute("name");
    picture.removeAttribute("id");
    const src = picture.getAttribute("src")?.trim() ?? "";
    if (picture.hasAttribute("data-upload") || allowed.test(src)) continue;
    const file = readDataUrl(src);
    picture.removeAttribute("src");
    picture.setAttribute("data-upload", file ? addUpload(file) : "");
  }
  // A picture is a block of its own; the paragraph around it would stay behind empty.
  for (const paragraph of body.querySelectorAll("p:has(img)")) {
    if (paragraph.textContent.trim() === "") {
      paragraph.replaceWith(...paragraph.querySelectorAll("img"));
    }
  }
}

/** Reads a data URL. The desk's content security policy does not let `fetch` do it. */
function readDataUrl(src: string): File | undefined {
  const [, type, base64] = data.exec(src) ?? [];
  if (!type || !base64) return undefined;
  try {
    const bytes = Uint8Array.from(atob(decodeURIComponent(base64)), (letter) =>
      letter.charCodeAt(0),
    );
    return new File([bytes], `picture.${type.slice("image/".length)}`, { type });
  } catch {
    return undefined;
  }
}
