import sanitize from "sanitize-html";
import { imageAddress, isWeb } from "./image-address.ts";

/** Base URL for resolving relative addresses; it is never requested. */
const here = "https://here.invalid";

/** The content of these elements is not part of the article's text. */
export const nonTextTags = [
  ...["script", "style", "textarea", "option", "noscript", "noembed", "noframes", "iframe"],
  ...["xmp", "plaintext", "template", "svg", "math", "title"],
];

/**
 * Removes everything that article text does not need: no scripts, styles, forms, frames, SVG or
 * MathML, and no unlisted attributes. Addresses may use http, https, mailto and tel only. Hosts
 * should sanitize on save; the site sanitizes again on every render all the same.
 *
 * Headings are shifted so that the page's title stays the only h1.
 *
 * @param html an article's body
 * @param mediaBase base URL for picture addresses without a host
 */
export function sanitizeHtml(html: string, mediaBase: string): string {
  return sanitize(html, {
    allowedTags: [
      ...["h2", "h3", "h4", "p", "br", "hr", "div", "span", "blockquote"],
      ...["ul", "ol", "li", "dl", "dt", "dd"],
      ...["strong", "b", "em", "i", "u", "s", "mark", "small", "sub", "sup", "code", "pre", "kbd"],
      ...["a", "img", "figure", "figcaption"],
      ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
    ],
    allowedAttributes: {
      a: ["href", "target", "rel"],
      img: ["src", "alt", "width", "height", "loading", "decoding"],
      ol: ["start"],
      th: ["colspan", "rowspan", "scope"],
      td: ["colspan", "rowspan"],
    },
    // The tip box; see `articles/prose.css`.
    allowedClasses: { div: ["tip"], p: ["tip"] },
    nonTextTags,
    disallowedTagsMode: "discard",
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
    transformTags: {
      h1: "h2",
      h5: "h4",
      h6: "h4",
      a: (tagName, { href = "" }) => ({ tagName, attribs: linkAttributes(href) }),
      img: (tagName, given) => ({ tagName, attribs: imageAttributes(given, mediaBase) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
  });
}

/** Links to this page or this site open in the same tab; all others open a new tab. */
function linkAttributes(href: string): sanitize.Attributes {
  const url = URL.canParse(href, here) ? new URL(href, here) : undefined;
  if (!url) return {};
  if (url.origin === here) {
    const path = href.startsWith("#") ? "" : url.pathname + url.search;
    return /^[#/]/.test(href) ? { href: path + url.hash } : {};
  }
  if (url.protocol === "mailto:" || url.protocol === "tel:") return { href: url.href };
  if (!isWeb(url)) return {};
  return { href: url.href, target: "_blank", rel: "noopener noreferrer" };
}

function imageAttributes(
  { src = "", alt = "", width, height }: sanitize.Attributes,
  mediaBase: string,
): sanitize.Attributes {
  const attributes: sanitize.Attributes = { alt, loading: "lazy", decoding: "async" };
  const address = imageAddress(src, mediaBase);
  if (address) attributes.src = address;
  if (width && /^\d{1,4}$/.test(width)) attributes.width = width;
  if (height && /^\d{1,4}$/.test(height)) attributes.height = height;
  return attributes;
}
