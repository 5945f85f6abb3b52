/**
 * The security headers of every answer of both apps, except the content security policy.
 *
 * @param publicUrl the app's public origin; HSTS is sent only when it is an https URL
 * @returns headers by name
 * @example commonSecurityHeaders("http://localhost:3000")["X-Frame-Options"] // "DENY"
 */
export function commonSecurityHeaders(publicUrl: string): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Permissions-Policy":
      "accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    ...(publicUrl.startsWith("https:") && {
      "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    }),
  };
}
