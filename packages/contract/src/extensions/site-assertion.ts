import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

/**
 * What the site asserts on calls 1 to 4 and on the extensions, in one signed header. It contains the
 * visitor's address for the back office's rate limits, because all requests come from the site's own
 * address. With `CAPTCHA_VERIFY=site` it also says whether the captcha's provider accepted the token
 * or gave no answer. It also names a submission from a page without JavaScript, which can't have a
 * captcha. Node only.
 *
 * The site sends it only to a host whose capabilities list `site-assertion`. The header has a
 * signature by `PUBLISH_SECRET`, never the secret itself, so that no host can learn the secret.
 */
export const siteAssertionHeader = "X-Site-Assertion";

/** The name under which `GET {api}/capabilities` lists it. */
export const siteAssertionCapability = "site-assertion";

/** The largest difference between an assertion's time and now, in both directions. Milliseconds. */
const siteAssertionLifetimeMs = 5 * 60_000;

const claims = z.object({
  /** The visitor's IP address; absent when the site requests a page for its shared cache. */
  visitor: z.union([z.ipv4(), z.ipv6()]).optional(),
  /** SHA-256 of the captcha token that the provider has accepted; absent if there is none. */
  captcha: z.string().optional(),
  /** SHA-256 of a captcha token about which the provider gave no usable answer. */
  unansweredCaptcha: z.string().optional(),
  /** SHA-256 of the placeholder that the site sends as the token of a form without JavaScript. */
  absentCaptcha: z.string().optional(),
  /** SHA-256 of a captcha token that the site rejects; see `keyed-repeats.ts`. */
  rejectedCaptcha: z.string().optional(),
  /** For a submission that waited in the site's spool: its verdict, see `spooled-leads.ts`. */
  spooled: z.string().optional(),
  /** When it was signed. Epoch milliseconds. */
  at: z.number(),
});
export type SiteAssertion = z.infer<typeof claims>;

/**
 * Signs an assertion.
 *
 * @param secret the setting `PUBLISH_SECRET`
 * @param assertion the visitor's address if there is one, and the captcha token if the site has
 *   verified or rejected it, has tried to, or has sent a placeholder instead of one; for a submission
 *   from the spool only its signed verdict
 * @param now epoch milliseconds
 * @returns the header's value
 * @example signSiteAssertion(secret, { visitor: "203.0.113.7" }) // "eyJ2aXNpdG9yIjo….5fQx…"
 */
export function signSiteAssertion(
  secret: string,
  assertion: {
    visitor?: string | undefined;
    verifiedCaptcha?: string | undefined;
    unansweredCaptcha?: string | undefined;
    absentCaptcha?: string | undefined;
    rejectedCaptcha?: string | undefined;
    spooled?: string | undefined;
  },
  now: number = Date.now(),
): string {
  const { visitor, verifiedCaptcha, unansweredCaptcha, absentCaptcha } = assertion;
  const { rejectedCaptcha, spooled } = assertion;
  const body: SiteAssertion = { at: now, ...(visitor !== undefined && { visitor }) };
  if (verifiedCaptcha) body.captcha = hashCaptchaToken(verifiedCaptcha);
  if (unansweredCaptcha) body.unansweredCaptcha = hashCaptchaToken(unansweredCaptcha);
  if (absentCaptcha) body.absentCaptcha = hashCaptchaToken(absentCaptcha);
  if (rejectedCaptcha) body.rejectedCaptcha = hashCaptchaToken(rejectedCaptcha);
  if (spooled) body.spooled = spooled;
  const text = Buffer.from(JSON.stringify(body)).toString("base64url");
  return `${text}.${sign(secret, text)}`;
}

/**
 * Verifies and reads an assertion.
 *
 * @param secret the setting `PUBLISH_SECRET`
 * @param header the header's value
 * @param now epoch milliseconds
 * @returns the assertion, or undefined when it is missing, forged, damaged or expired
 * @example readSiteAssertion(secret, signSiteAssertion(secret, { visitor: "::1" }))?.visitor // "::1"
 */
export function readSiteAssertion(
  secret: string,
  header: string | undefined,
  now: number = Date.now(),
): SiteAssertion | undefined {
  const [text, signature, ...rest] = header?.split(".") ?? [];
  if (!text || !signature || rest.length > 0) return undefined;
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(secret, text))];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  const parsed = claims.safeParse(JSON.parse(Buffer.from(text, "base64url").toString()));
  if (!parsed.success || Math.abs(now - parsed.data.at) > siteAssertionLifetimeMs) return undefined;
  return parsed.data;
}

/**
 * The SHA-256 of a captcha token, as 64 hex digits. Assertions contain it instead of the token.
 *
 * @example hashCaptchaToken("token") // "3c469e9d…"
 */
export function hashCaptchaToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function sign(secret: string, text: string): string {
  return createHmac("sha256", secret).update(`site-assertion\n${text}`).digest("base64url");
}
