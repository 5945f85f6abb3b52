import { decodeEntities } from "@crm/server-kit/html-entities";

/** An enlargeable picture of an article's text. */
export interface BodyPicture {
  /** The id of its dialog. */
  id: string;
  src: string;
  alt: string;
  /** Pixels, when the text contains them. */
  width?: number;
  height?: number;
}

/** Matches links first, so that pictures within a link do not change. */
const linkOrPicture = /<a\b[\s\S]*?<\/a>|<img\b([^>]*)>/g;

/** A narrower picture is an icon within the text. Pixels. */
const leastWidth = 160;

/** Each picture has its own dialog in the page; pictures beyond this number can't be enlarged. */
const mostPictures = 100;

/**
 * Turns each picture of an article into a button that opens it large, as in tutorials. It needs no
 * script.
 *
 * @param html a body as `prepareBody` has made it: its attributes are in double quotes
 */
export function enlargePictures(html: string): { html: string; pictures: BodyPicture[] } {
  const pictures: BodyPicture[] = [];
  const parts: string[] = [];
  let end = 0;
  for (const { 0: whole, 1: attributes, index } of html.matchAll(linkOrPicture)) {
    if (pictures.length >= mostPictures) break;
    const picture = attributes && readPicture(attributes, pictures.length + 1);
    if (!picture) continue;
    pictures.push(picture);
    parts.push(
      html.slice(end, index),
      `<button type="button" class="enlarge" aria-haspopup="dialog" command="show-modal" commandfor="${picture.id}">${whole}<span class="sr-only">Enlarge</span></button>`,
    );
    end = index + whole.length;
  }
  return { html: [...parts, html.slice(end)].join(""), pictures };
}

function readPicture(attributes: string, place: number): BodyPicture | undefined {
  const [src, alt = ""] = [readText(attributes, "src"), readText(attributes, "alt")];
  const [width, height] = [readNumber(attributes, "width"), readNumber(attributes, "height")];
  if (!src || (width !== undefined && width < leastWidth)) return undefined;
  return { id: `body-picture-${place}`, src, alt, ...(width && height ? { width, height } : {}) };
}

function readText(attributes: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : decodeEntities(value);
}

function readNumber(attributes: string, name: string): number | undefined {
  return Number(readText(attributes, name)) || undefined;
}
