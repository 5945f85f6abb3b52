import type { CaptchaResult } from "../leads/submission.ts";
import type { SiteSettings } from "../settings.ts";

/**
 * The site's verdict on a token. Verified: its provider, or the signature of a self-hosted one,
 * confirms it. Left to the host: a token can be verified only once, and the host that stores the lead
 * does so.
 */
export type CaptchaVerdict = Exclude<CaptchaResult, "absent" | "unavailable">;

/**
 * Checks a token before any host is called.
 *
 * @param owner the submission's idempotency key and content: the same submission may send a
 *   used token again, since its first answer may have been lost
 */
export type CheckCaptcha = (token: string, owner: string) => Promise<CaptchaVerdict>;

export type CaptchaSettings = SiteSettings["captcha"];
