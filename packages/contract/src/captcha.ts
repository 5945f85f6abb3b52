/**
 * Captcha values that both apps share: the site issues challenges and checks solutions; the back office
 * checks those that the site has not signed, and stores each as used in the lead's transaction.
 */
export const captchaProviders = ["altcha", "recaptcha", "turnstile", "hcaptcha"] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];

/** The app that verifies a token with the provider: the host that stores the lead, or the site. */
export const captchaVerifiers = ["host", "site"] as const;
export type CaptchaVerifier = (typeof captchaVerifiers)[number];

/**
 * The ALTCHA challenge. With these figures a browser at a quarter of a laptop's speed solves it in
 * about half a second (median of seven runs: 456 ms). The library's own example takes tens of times
 * longer.
 */
export const altchaChallenge = {
  algorithm: "PBKDF2/SHA-256",
  /** Iterations of one derivation. */
  cost: 5_000,
  /** The solution is a random counter in this range, both ends included. */
  counter: { min: 100, max: 200 },
  /** A challenge expires this long after it was issued. Milliseconds. */
  expiresMs: 20 * 60_000,
} as const;

/**
 * The secret that signs a challenge's derived key, made from the secret that signs the challenge.
 *
 * @param captchaSecret the setting `CAPTCHA_SECRET`
 * @example captchaKeySecret("s3cret") // "s3cret:derived-key"
 */
export function captchaKeySecret(captchaSecret: string): string {
  return `${captchaSecret}:derived-key`;
}

/**
 * Where each provider's tokens are verified: a POST of `secret` and `response`, form-encoded. The
 * setting `CAPTCHA_VERIFY_URL` replaces it.
 */
export const siteverifyUrls = {
  recaptcha: "https://www.google.com/recaptcha/api/siteverify",
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  hcaptcha: "https://api.hcaptcha.com/siteverify",
} as const satisfies Record<Exclude<CaptchaProvider, "altcha">, string>;
