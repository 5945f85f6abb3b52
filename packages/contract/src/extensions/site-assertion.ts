import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

/**
 * What the site vouches for on calls 1 to 4 and on the extensions, in one signed header: the
 * visitor's address, by which the back office counts its limits (all visitors reach it from the
 * site's own address), and, with `CAPTCHA_VERIFY=site`, that the captcha's provider has accepted the
 * token, or that it was asked and gave no answer. Node only.
 *
 * The site sends it only to a host whose capabilities list `site-assertion`. The header carries a
 * signature by `PUBLISH_SECRET`, never the secret, so that a host which merely claims to know it
 * learns nothing.
 */
export const siteAssertionHeader = "X-Site-Assertion";

/** The name under which `GET {api}/capabilities` lists it. */
export const siteAssertionCapability = "site-assertion";

/** How old an assertion may be, and how far ahead its clock. Milliseconds. */
export const siteAssertionLifetimeMs = 5 * 60_000;

const claims = z.object({
  /** The visitor's IP address; absent where the site asks for a page, which is nobody's alone. */
  visitor: z.union([z.ipv4(), z.ipv6()]).optional(),
  /** SHA-256 of the captcha token that the site has had verified; absent where it has not. */
  captcha: z.string().optional(),
  /** The same of a token about which the provider gave no usable answer. */
  unansweredCaptcha: z.string().optional(),
  /** When it was signed. Epoch milliseconds. */
  at: z.number(),
});
export type SiteAssertion = z.infer<typeof claims>;

/**
 * Signs what the site vouches for.
 *
 * @param secret the setting `PUBLISH_SECRET`
 * @param assertion the visitor's address where there is one, and the captcha token if the site has
 *   asked about it
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
  },
  now: number = Date.now(),
): string {
  const { visitor, verifiedCaptcha, unansweredCaptcha } = assertion;
  const body: SiteAssertion = { at: now, ...(visitor !== undefined && { visitor }) };
  if (verifiedCaptcha) body.captcha = hashCaptchaToken(verifiedCaptcha);
  if (unansweredCaptcha) body.unansweredCaptcha = hashCaptchaToken(unansweredCaptcha);
  const text = Buffer.from(JSON.stringify(body)).toString("base64url");
  return `${text}.${sign(secret, text)}`;
}

/**
 * Reads what the site vouches for.
 *
 * @param secret the setting `PUBLISH_SECRET`
 * @param header the header's value
 * @param now epoch milliseconds
 * @returns the assertion, or undefined when it is missing, forged, damaged or out of date
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

/** What an assertion says instead of the captcha token itself: its SHA-256, as hex. */
export function hashCaptchaToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function sign(secret: string, text: string): string {
  return createHmac("sha256", secret).update(`site-assertion\n${text}`).digest("base64url");
}
