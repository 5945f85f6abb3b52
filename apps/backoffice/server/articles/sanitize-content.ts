import { readPictureSize } from "@crm/contract/extensions/media";
import sanitizeHtml from "sanitize-html";
import { shownSize } from "../media/shown-size.ts";

/** What running text needs, and what the desk's editor and Markdown make. */
const tags = [
  ...["p", "br", "hr", "blockquote", "div", "span"],
  ...["h2", "h3", "h4", "ul", "ol", "li", "dl", "dt", "dd"],
  ...["strong", "b", "em", "i", "u", "s", "mark", "small", "sub", "sup", "code", "pre", "kbd"],
  ...["a", "img", "figure", "figcaption"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
];

/** Elements whose content is no text of the article and goes with them. */
const dropped = [
  ...["script", "style", "noscript", "template", "title", "iframe", "object", "embed"],
  ...["svg", "math", "xmp", "textarea", "option", "select", "button"],
];

const linkProtocols = ["http:", "https:", "mailto:", "tel:"];
const imageProtocols = ["http:", "https:"];

/**
 * Lets through what an article may hold and nothing else: no script, style, form, frame, svg or
 * math, no attribute that isn't listed, no address but http, https, mailto, tel, a path of this
 * site or a place on the page. The title is the page's only first heading, so headings start at h2.
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
    allowedClasses: { div: ["tip"], p: ["tip"] },
    nonTextTags: dropped,
    disallowedTagsMode: "discard",
    enforceHtmlBoundary: false,
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
    transformTags: {
      h1: "h2",
      h5: "h4",
      h6: "h4",
      a: (tagName, attribs) => ({ tagName, attribs: keepUrl(attribs, "href", linkProtocols) }),
      img: (tagName, attribs) => ({ tagName, attribs: keepPicture(attribs) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
  });
}

/** Judges an address as a browser reads it, tabs and line breaks within it taken out. */
function keepUrl(
  attributes: Record<string, string>,
  name: string,
  protocols: readonly string[],
): Record<string, string> {
  const { [name]: given = "", ...others } = attributes;
  const url = given.replace(/[\t\n\r]/g, "").trim();
  const ofThisSite = name === "href" ? /^(?:#|\/(?![/\\]))/ : /^\/(?![/\\])/;
  const kept =
    ofThisSite.test(url) || (URL.canParse(url) && protocols.includes(new URL(url).protocol));
  return kept ? { [name]: url, ...others } : others;
}

/** A picture of ours without its size gets it, so that the text does not move when it comes. */
function keepPicture(attributes: Record<string, string>): Record<string, string> {
  const kept = keepUrl(attributes, "src", imageProtocols);
  const size = kept.src === undefined ? undefined : readPictureSize(kept.src);
  if (!size || (kept.width && kept.height)) return kept;
  const { width, height } = shownSize(size);
  return { ...kept, width: String(width), height: String(height) };
}
