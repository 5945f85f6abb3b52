import { commonSecurityHeaders } from "@crm/server-kit/security-headers";

/**
 * What every answer says, pages from the cache included. A page's Content-Security-Policy is made
 * with the page; what is not a page gets the one here, which allows nothing.
 *
 * @param siteUrl the site's public origin
 */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    ...commonSecurityHeaders(siteUrl),
    "Referrer-Policy": "strict-origin-when-cross-origin",
  };
}

/** The policy of answers that are no pages. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";
