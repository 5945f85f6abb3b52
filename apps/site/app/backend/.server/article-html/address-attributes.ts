import type { Properties } from "hast";
import { imageAddress, isWeb } from "./image-address.ts";

/** Base URL for resolving relative addresses; it is never requested. */
const here = "https://here.invalid";

/**
 * The attributes of a link. Links to this page or this site open in the same tab; all others open a
 * new tab. A link with any other address has none.
 */
export function linkAttributes({ href }: Properties): Properties {
  const given = String(href ?? "");
  const url = URL.parse(given, here);
  if (!url) return {};
  if (url.origin === here) {
    if (given.startsWith("#")) return url.hash ? { href: url.hash } : {};
    const path = url.pathname + url.search + url.hash;
    // The path of `/.//host` is `//host`, which a browser takes for another site.
    return given.startsWith("/") && !path.startsWith("//") ? { href: path } : {};
  }
  if (url.protocol === "mailto:" || url.protocol === "tel:") return { href: url.href };
  if (!isWeb(url)) return {};
  return { href: url.href, target: "_blank", rel: ["noopener", "noreferrer"] };
}

const digits = /^\d{1,4}$/;

/** The attributes of a picture; without `src` a browser must not load it. */
export function imageAttributes(given: Properties, mediaBase: string): Properties {
  const { src, alt, width, height } = given;
  const address = imageAddress(String(src ?? ""), mediaBase);
  return {
    alt: String(alt ?? ""),
    loading: "lazy",
    decoding: "async",
    ...(address && { src: address }),
    ...(digits.test(String(width)) && { width: String(width) }),
    ...(digits.test(String(height)) && { height: String(height) }),
  };
}
