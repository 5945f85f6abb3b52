import type { Handler } from "hono";
import { createAltchaChallenge } from "../app/backend/.server/captcha/altcha.ts";
import type { CaptchaSettings } from "../app/backend/.server/captcha/captcha-check.ts";

/** Answers with a challenge of the self-hosted captcha, or 404 when another provider is set. */
export function answerChallenge({ provider, challengeSecret }: CaptchaSettings): Handler {
  return async (c) =>
    provider === "altcha"
      ? c.json(await createAltchaChallenge(challengeSecret))
      : c.json({ message: `Challenges come from ${provider}.` }, 404);
}
