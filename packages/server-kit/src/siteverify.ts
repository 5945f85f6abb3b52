import { type SiteverifyAnswer, siteverifyAnswer } from "./captcha-tokens.ts";
import { FetchError, fetchJson } from "./fetch-json.ts";

/** The largest answer that is read, in bytes; a few hundred are usual. */
const maxAnswerBytes = 64_000;

/**
 * Verifies a token with a captcha's provider. reCAPTCHA v2, Turnstile and hCaptcha have the same
 * protocol. Node only.
 *
 * @param secretKey the site owner's secret key at the provider
 * @param timeoutMs how long the provider may take
 * @throws FetchError when there is no answer in time, ZodError when it has another format
 * @example (await callSiteverify(siteverifyUrls.turnstile, secretKey, token, 5_000)).success
 */
export async function callSiteverify(
  verifyUrl: string,
  secretKey: string,
  token: string,
  timeoutMs: number,
): Promise<SiteverifyAnswer> {
  const { status, body } = await fetchJson(verifyUrl, {
    name: "siteverify",
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded;charset=UTF-8" },
    body: new URLSearchParams({ secret: secretKey, response: token }).toString(),
    timeoutMs,
    maxBytes: maxAnswerBytes,
  });
  if (status >= 300 && status < 400)
    throw new FetchError(`siteverify: answered with a redirect, ${status}`);
  return siteverifyAnswer.parse(body);
}
