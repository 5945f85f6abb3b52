import { commonSecurityHeaders } from "@crm/server-kit/security-headers";

/**
 * The headers of every answer, including cached pages. A page's Content-Security-Policy is created
 * with the page; every other answer gets `closedPolicy`.
 *
 * @param siteUrl the site's public origin
 */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    ...commonSecurityHeaders(siteUrl),
    "Referrer-Policy": "strict-origin-when-cross-origin",
  };
}

/** The policy of answers that are not pages: it allows nothing. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";
