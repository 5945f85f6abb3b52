import { readPictureSize } from "@crm/contract/extensions/media";
import sanitizeHtml from "sanitize-html";
import { shownSize } from "../media/shown-size.ts";

/** The elements of plain text, of the desk's editor and of Markdown. */
const tags = [
  ...["p", "br", "hr", "blockquote", "div", "span"],
  ...["h2", "h3", "h4", "ul", "ol", "li", "dl", "dt", "dd"],
  ...["strong", "b", "em", "i", "u", "s", "mark", "small", "sub", "sup", "code", "pre", "kbd"],
  ...["a", "img", "figure", "figcaption"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
];

/** Elements that are removed with their content. */
const removedTags = [
  ...["script", "style", "noscript", "template", "title", "iframe", "object", "embed"],
  ...["svg", "math", "xmp", "textarea", "option", "select", "button"],
];

/** The classes of the editor's blocks; the site styles them in `articles/blocks.css`. */
const classes = {
  div: ["tip", "note", "warning"],
  p: ["tip"],
  ol: ["steps"],
  dl: ["faq"],
  figure: ["small", "medium"],
};

const linkProtocols = ["http:", "https:", "mailto:", "tel:"];
const imageProtocols = ["http:", "https:"];

/**
 * Removes everything that an article may not contain: scripts, styles, forms, frames, svg, math and
 * unlisted attributes. Allowed addresses are http, https, mailto, tel, paths of this site and
 * anchors. Headings start at h2, because the title is the page's only h1.
 */
export function sanitizeContent(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: {
      a: ["href"],
      img: ["src", "alt", "width", "height"],
      ol: ["start"],
      th: ["colspan", "rowspan", "scope"],
      td: ["colspan", "rowspan"],
    },
    allowedClasses: classes,
    nonTextTags: removedTags,
    disallowedTagsMode: "discard",
    enforceHtmlBoundary: false,
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
    transformTags: {
      h1: "h2",
      h5: "h4",
      h6: "h4",
      a: (tagName, attribs) => ({ tagName, attribs: filterUrl(attribs, "href", linkProtocols) }),
      img: (tagName, attribs) => ({ tagName, attribs: filterPicture(attribs) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
  });
}

/** Checks an address as a browser parses it, without tabs and line breaks. */
function filterUrl(
  attributes: Record<string, string>,
  name: string,
  protocols: readonly string[],
): Record<string, string> {
  const { [name]: given = "", ...others } = attributes;
  const url = given.replace(/[\t\n\r]/g, "").trim();
  const ofThisSite = name === "href" ? /^(?:#|\/(?![/\\]))/ : /^\/(?![/\\])/;
  const isAllowed =
    ofThisSite.test(url) || (URL.canParse(url) && protocols.includes(new URL(url).protocol));
  return isAllowed ? { [name]: url, ...others } : others;
}

/** Adds the size to our own pictures, so that the text does not move when one loads. */
function filterPicture(attributes: Record<string, string>): Record<string, string> {
  const filtered = filterUrl(attributes, "src", imageProtocols);
  const size = filtered.src === undefined ? undefined : readPictureSize(filtered.src);
  if (!size || (filtered.width && filtered.height)) return filtered;
  const { width, height } = shownSize(size);
  return { ...filtered, width: String(width), height: String(height) };
}
