import type { Handler } from "hono";
import type { Backend } from "../app/backend/.server/backend.ts";
import { createAltchaChallenge } from "../app/backend/.server/captcha/altcha.ts";
import type { CaptchaSettings } from "../app/backend/.server/captcha/captcha-check.ts";

/**
 * Answers with a challenge of the self-hosted captcha: the configured one, or the substitute for another
 * provider that does not load; 404 in front of a host that does not accept the substitute.
 */
export function answerChallenge(
  { provider, challengeSecret, cost }: CaptchaSettings,
  { acceptsSubstitutes }: Pick<Backend, "acceptsSubstitutes">,
): Handler {
  return async (c) =>
    provider === "altcha" || (await acceptsSubstitutes())
      ? c.json(await createAltchaChallenge(challengeSecret, { cost }))
      : c.json({ message: `Challenges come from ${provider}.` }, 404);
}
