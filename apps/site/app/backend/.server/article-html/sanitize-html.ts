import sanitize from "sanitize-html";
import { imageAddress, isWeb } from "./image-address.ts";

/** Stands for this site while an address is taken apart; nothing is ever asked there. */
const here = "https://here.invalid";

/** What is inside of these is no text of the article. */
export const nonTextTags = [
  ...["script", "style", "textarea", "option", "noscript", "noembed", "noframes", "iframe"],
  ...["xmp", "plaintext", "template", "svg", "math", "title"],
];

/**
 * Lets through what running text needs and nothing else: no script, style, form, frame, svg or
 * math, no attribute that isn't listed, no address but http, https, mailto and tel. Hosts are
 * asked to sanitize on save; this is done again on every render all the same (promise P5).
 *
 * Headings are shifted so that the page's title stays the only one of the first rank.
 *
 * @param html an article's body
 * @param mediaBase where addresses of pictures start that name no host
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
    // The box for what is good to know; see `ui/prose.css`.
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

/** A place on this page or a page of this site stays here; everything else opens a new tab. */
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
