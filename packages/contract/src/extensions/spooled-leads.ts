import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { hashCaptchaToken } from "./site-assertion.ts";

/**
 * A submission that arrives later than it was sent: the site stored it in its spool because the host
 * gave no answer, and thanked the visitor. Its captcha token may have expired by then, so the site
 * signs at receipt what it knew about the token. The host gets this verdict in the claim `spooled` of
 * `X-Site-Assertion`, which the site signs anew for each attempt. Node only.
 *
 * A host that lists this capability accepts such verdicts, and stores a repeated `Idempotency-Key`
 * once. The site repeats a request without a clear answer as often as needed only at such a host.
 */
export const spooledLeadsCapability = "spooled-leads";

/** Longer than the site keeps trying. Milliseconds. */
const verdictLifetimeMs = 30 * 24 * 60 * 60_000;

const verdict = z.object({
  /** SHA-256 of the captcha token. */
  token: z.string(),
  /**
   * verified: the token was good at receipt. unanswered: it could not be checked. absent: the form was
   * sent without JavaScript. The last two are to be held for review.
   */
  captcha: z.enum(["verified", "unanswered", "absent"]),
  /** When the site received the form. Epoch milliseconds. */
  receivedAt: z.number(),
});
export type SpooledVerdict = z.infer<typeof verdict>;

/**
 * Signs what the site knows about a submission's captcha.
 *
 * @param secret the setting `PUBLISH_SECRET`
 * @param token the captcha token of the submission's body
 * @example signSpooledVerdict(secret, "token", { captcha: "verified", receivedAt: Date.now() })
 */
export function signSpooledVerdict(
  secret: string,
  token: string,
  known: Omit<SpooledVerdict, "token">,
): string {
  const body: SpooledVerdict = { token: hashCaptchaToken(token), ...known };
  const text = Buffer.from(JSON.stringify(body)).toString("base64url");
  return `${text}.${sign(secret, text)}`;
}

/**
 * Verifies and reads a verdict.
 *
 * @param token the captcha token of the body that arrived with it
 * @param now epoch milliseconds
 * @returns undefined when the verdict is forged, damaged, too old or about another token
 * @example readSpooledVerdict(secret, text, "token")?.captcha // "verified"
 */
export function readSpooledVerdict(
  secret: string,
  signed: string,
  token: string,
  now: number = Date.now(),
): SpooledVerdict | undefined {
  const [text = "", signature = ""] = signed.split(".");
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(secret, text))];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  const { data } = verdict.safeParse(JSON.parse(Buffer.from(text, "base64url").toString()));
  if (data?.token !== hashCaptchaToken(token)) return undefined;
  return now - data.receivedAt > verdictLifetimeMs ? undefined : data;
}

function sign(secret: string, text: string): string {
  return createHmac("sha256", secret).update(`spooled-verdict\n${text}`).digest("base64url");
}
