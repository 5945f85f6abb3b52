import type { CaptchaKnowledge } from "../leads/submission.ts";
import type { SiteSettings } from "../settings.ts";

/**
 * What the site has found out about a token. Verified: its provider, or for the self-hosted one its
 * signature, says that it is good. Bad: made up, out of date or used before, so nobody needs to be
 * called. Unasked: it can be asked about only once, and the host that stores the lead does that.
 */
export type CaptchaVerdict = CaptchaKnowledge | "bad";

/**
 * Judges a token before any host is called.
 *
 * @param owner the submission's idempotency key and content: the very same submission may show a
 *   used token again, since its first answer may have been lost on the way
 */
export type CheckCaptcha = (token: string, owner: string) => Promise<CaptchaVerdict>;

export type CaptchaSettings = SiteSettings["captcha"];
