/**
 * What every answer says, pages from the cache included. A page's Content-Security-Policy is made
 * with the page; what is not a page gets the one here, which allows nothing.
 *
 * @param siteUrl the site's public origin; the promise of HTTPS is only given where it is kept
 */
export function securityHeaders(siteUrl: string): Record<string, string> {
  const headers: Record<string, string> = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy":
      "accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
  };
  if (siteUrl.startsWith("https:")) {
    headers["Strict-Transport-Security"] = "max-age=31536000; includeSubDomains";
  }
  return headers;
}

/** The policy of answers that are no pages. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";
