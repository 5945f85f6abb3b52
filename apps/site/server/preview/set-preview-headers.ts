import { createMiddleware } from "hono/factory";

/**
 * Sets the headers of everything below the previews' path, whatever answers: nothing between the site and
 * the reader stores it, search engines leave it out, its address stays secret, and only the desk may
 * show it in a frame. It comes before `setSecurityHeaders`, so that it has the last word.
 *
 * @param deskOrigin the desk's public origin
 */
export function setPreviewHeaders(deskOrigin: string) {
  return createMiddleware(async (c, next) => {
    await next();
    const policy = c.res.headers.get("Content-Security-Policy") ?? "";
    c.header("Cache-Control", "private, no-store");
    c.header("CDN-Cache-Control", "no-store");
    c.header("Surrogate-Control", "no-store");
    c.header("X-Robots-Tag", "noindex, nofollow");
    c.header("Referrer-Policy", "no-referrer");
    c.header(
      "Content-Security-Policy",
      policy.replace("frame-ancestors 'none'", `frame-ancestors ${deskOrigin}`),
    );
    c.res.headers.delete("X-Frame-Options");
  });
}
