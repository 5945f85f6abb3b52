import { basename } from "node:path";
import { mediaPath, type PictureSize, readPictureSize } from "@crm/contract/extensions/media";
import { shownSize } from "./shown-size.ts";

/** A picture of ours in a sanitized text. */
interface PictureTag {
  /** The file name. */
  name: string;
  alt: string;
}

/** A tag as `sanitizeContent` writes it: values in double quotes, with `<` and `>` escaped. */
const imageTag = /<img\b[^<>]*>/g;

const attribute = (tag: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

/** The tags of stored pictures in a sanitized text. */
export function listPictureTags(html: string): PictureTag[] {
  return [...html.matchAll(imageTag)].flatMap(([tag]) => {
    const src = attribute(tag, "src");
    return readPictureSize(src)
      ? [{ name: basename(src), alt: decode(attribute(tag, "alt")) }]
      : [];
  });
}

/**
 * Replaces a stored picture in a text, with the shape of the new one. It is shown as wide as
 * the old one was, unless it is smaller.
 */
export function replacePictureTags(html: string, from: string, to: string): string {
  const size = readPictureSize(`${mediaPath}/${to}`);
  if (!size) return html;
  const replaced = html.replaceAll(imageTag, (tag) => {
    if (basename(attribute(tag, "src")) !== from) return tag;
    const { width, height } = sizeLike(size, Number(attribute(tag, "width")));
    return tag
      .replace(from, to)
      .replace(/ width="[^"]*"/, ` width="${width}"`)
      .replace(/ height="[^"]*"/, ` height="${height}"`);
  });
  // Links to the picture, and tags of a working copy, which nobody has sanitized yet.
  return replaced.replaceAll(`${mediaPath}/${from}`, `${mediaPath}/${to}`);
}

function sizeLike(size: PictureSize, shownWidth: number): PictureSize {
  const density = shownWidth > 0 ? Math.max(1, size.width / shownWidth) : 1;
  return shownSize(size, density);
}

function decode(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
